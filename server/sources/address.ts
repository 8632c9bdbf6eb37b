import { lookup } from 'node:dns';
import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of an organisation's own, and this machine. */
const within = new BlockList();
/** Of what is nowhere good otherwise, this machine. */
const loopback = new BlockList();
loopback.addAddress('::1', 'ipv6');
/** Addresses no source has: of nobody, of everybody, and of the link, where machines in a cloud keep their credentials. */
const never = new BlockList();

for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  within.addSubnet(net, bits, 'ipv4');
}
within.addSubnet('fc00::', 7, 'ipv6');

for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  never.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  // With an IPv4 address within, by one way or another.
  ['::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  // Where machines of a cloud keep their credentials, in what is otherwise private.
  ['fd00:ec2::', 32],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  never.addSubnet(net, bits, 'ipv6');
}

/** Where an address of the Internet Protocol leads: out, into a private network or this machine, or nowhere good. */
export function reachOf(address: string): 'public' | 'private' | 'never' {
  const version = isIP(address);
  if (version === 0) return 'never';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (loopback.check(address, family)) return 'private';
  if (never.check(address, family)) return 'never';
  return within.check(address, family) ? 'private' : 'public';
}

/** Thrown instead of connecting to where a source may not lead. */
export class ForbiddenAddress extends Error {}

/** Throws {@link ForbiddenAddress} when a source may not ask there. */
export function admitAddress(address: string, allowPrivate: boolean): void {
  const reach = reachOf(address);
  if (reach === 'public' || (reach === 'private' && allowPrivate)) return;
  throw new ForbiddenAddress(
    reach === 'never' ? `${address} is no address of a source` : `${address} is private, and allowPrivate is not set`,
  );
}

/** Looks a name up and lets only addresses pass that are allowed; the connection is made to these very addresses. */
function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      try {
        for (const { address } of addresses) admitAddress(address, allowPrivate);
      } catch (forbidden) {
        return callback(forbidden as Error, '');
      }
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(first ? null : new Error(`${hostname} has no address`), first?.address ?? '', first?.family);
    });
  };
}

/** Connections to sources: apart by what they may reach, so that none is used by who may not. */
function agents(allowPrivate: boolean, keepAlive: boolean) {
  const options = { keepAlive, maxSockets: 32, maxFreeSockets: 4, lookup: guardedLookup(allowPrivate) };
  return { 'https:': new Agent(options), 'http:': new PlainAgent(options) };
}
const outward = { kept: agents(false, true), fresh: agents(false, false) };
const anywhere = { kept: agents(true, true), fresh: agents(true, false) };

interface Wanted {
  readonly allowPrivate: boolean;
  /** A connection that may have been used before, or one for this call alone. */
  readonly connection?: 'kept' | 'fresh';
}

/** What connects to a source's address. Throws {@link ForbiddenAddress} for a literal address that is not allowed. */
export function agentFor(
  { protocol, hostname }: URL,
  { allowPrivate, connection = 'kept' }: Wanted,
): Agent | PlainAgent {
  const literal = hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without being looked up.
  if (isIP(literal)) admitAddress(literal, allowPrivate);
  return (allowPrivate ? anywhere : outward)[connection][protocol === 'http:' ? 'http:' : 'https:'];
}

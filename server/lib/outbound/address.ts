import { lookup } from 'node:dns';
import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of an organisation's own, and this machine. */
const within = new BlockList();
/** What an IPv6 address may begin with at all: anything else is of the link, of a translator, or of nobody. */
const assigned = new BlockList();
/** Addresses that nobody asks: of nobody, of everybody, and where machines in a cloud keep their credentials. */
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
within.addAddress('::1', 'ipv6');

// The first is an IPv4 address, which is looked at as such.
for (const [net, bits] of [
  ['::ffff:0:0', 96],
  ['::1', 128],
  ['2000::', 3],
  ['fc00::', 7],
] as const) {
  assigned.addSubnet(net, bits, 'ipv6');
}

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
  // Credentials of clouds, in networks that are otherwise private or public.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
] as const) {
  never.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  // With an IPv4 address within.
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['3fff::', 20],
  // Credentials of clouds.
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
] as const) {
  never.addSubnet(net, bits, 'ipv6');
}

/** Where an address of the Internet Protocol leads: out, into a private network or this machine, or nowhere good. */
export function networkOf(address: string): 'public' | 'private' | 'never' {
  const version = isIP(address);
  if (version === 0) return 'never';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (version === 6 && !assigned.check(address, family)) return 'never';
  if (never.check(address, family)) return 'never';
  return within.check(address, family) ? 'private' : 'public';
}

/** Private addresses that may be asked: none, all, or those of a list. */
export type AllowPrivate = boolean | BlockList;

/** Thrown instead of connecting to where a request of the server may not lead. */
export class ForbiddenAddress extends Error {}

/** Throws {@link ForbiddenAddress} when the server may not ask there. */
export function admitAddress(address: string, allowPrivate: AllowPrivate): void {
  const reach = networkOf(address);
  if (reach === 'public' || (reach === 'private' && isAllowed(address, allowPrivate))) return;
  throw new ForbiddenAddress(
    reach === 'never' ? `${address} is never asked` : `${address} is private, which is not allowed here`,
  );
}

function isAllowed(address: string, allowPrivate: AllowPrivate): boolean {
  if (typeof allowPrivate === 'boolean') return allowPrivate;
  return allowPrivate.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Looks a name up and lets only addresses pass that are allowed; the connection is made to these very addresses. */
function guardedLookup(allowPrivate: AllowPrivate): LookupFunction {
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

/** Connections: apart by what they may reach, so that none is used by who may not. */
function createAgents(allowPrivate: AllowPrivate) {
  const open = (keepAlive: boolean) => {
    const options = { keepAlive, maxSockets: 32, maxFreeSockets: 4, lookup: guardedLookup(allowPrivate) };
    return { 'https:': new Agent(options), 'http:': new PlainAgent(options) };
  };
  return { kept: open(true), fresh: open(false) };
}
const agents = new Map<AllowPrivate, ReturnType<typeof createAgents>>();

interface Wanted {
  readonly allowPrivate: AllowPrivate;
  /** A connection that may have been used before, or one for this call alone. */
  readonly connection?: 'kept' | 'fresh';
}

/**
 * What connects to an address for the server: each request that leaves it goes through here. Throws
 * {@link ForbiddenAddress} for a literal address that is not allowed.
 */
export function agentFor(
  { protocol, hostname }: URL,
  { allowPrivate, connection = 'kept' }: Wanted,
): Agent | PlainAgent {
  const literal = hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without being looked up.
  if (isIP(literal)) admitAddress(literal, allowPrivate);
  const own = agents.get(allowPrivate) ?? createAgents(allowPrivate);
  agents.set(allowPrivate, own);
  return own[connection][protocol === 'http:' ? 'http:' : 'https:'];
}

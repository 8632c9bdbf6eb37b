import { lookup } from 'node:dns';
import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net';

/** Private networks, and this machine's loopback. */
const privateNetworks = new BlockList();
/** IPv6 ranges that may be connected to; any other is link-local, for translation, or unassigned. */
const assigned = new BlockList();
/** Addresses that are never connected to: unspecified, multicast, reserved, and where clouds serve credentials. */
const forbiddenNetworks = new BlockList();

for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv4');
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

// The first holds an IPv4 address, which is then checked as IPv4.
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
  // Addresses that serve a cloud's credentials, in networks that are otherwise private or public.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
] as const) {
  forbiddenNetworks.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  // Ranges whose addresses contain an IPv4 address.
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['3fff::', 20],
  // Addresses that serve a cloud's credentials.
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
] as const) {
  forbiddenNetworks.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address is public, is private or this machine, or is never connected to. */
export function networkOf(address: string): 'public' | 'private' | 'never' {
  const version = isIP(address);
  if (version === 0) return 'never';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (version === 6 && !assigned.check(address, family)) return 'never';
  if (forbiddenNetworks.check(address, family)) return 'never';
  return privateNetworks.check(address, family) ? 'private' : 'public';
}

/** Private addresses that may be connected to: none, all, or those of a list. */
export type AllowPrivate = boolean | BlockList;

/** Thrown instead of connecting to an address that the server may not connect to. */
export class ForbiddenAddress extends Error {
  readonly code: 'FORBIDDEN_ADDRESS' | 'PRIVATE_ADDRESS';

  constructor(address: string, network: 'private' | 'never') {
    const isNever = network === 'never';
    super(isNever ? `${address} is never asked` : `${address} is private, which is not allowed here`);
    this.code = isNever ? 'FORBIDDEN_ADDRESS' : 'PRIVATE_ADDRESS';
  }
}

/** Throws {@link ForbiddenAddress} when the server may not connect to the address. */
export function admitAddress(address: string, allowPrivate: AllowPrivate): void {
  const network = networkOf(address);
  if (network === 'public' || (network === 'private' && isAllowed(address, allowPrivate))) return;
  throw new ForbiddenAddress(address, network);
}

function isAllowed(address: string, allowPrivate: AllowPrivate): boolean {
  if (typeof allowPrivate === 'boolean') return allowPrivate;
  return allowPrivate.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Looks up a host name and fails when any address is not allowed; the connection uses exactly these addresses. */
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

/** One set of agents for each permission, so that a pooled connection is never used by a caller who may not use it. */
function createAgents(allowPrivate: AllowPrivate) {
  const open = (keepAlive: boolean) => {
    const options = { keepAlive, maxSockets: 32, maxFreeSockets: 4, lookup: guardedLookup(allowPrivate) };
    return { 'https:': new Agent(options), 'http:': new PlainAgent(options) };
  };
  return { pooled: open(true), fresh: open(false) };
}
const agents = new Map<AllowPrivate, ReturnType<typeof createAgents>>();

interface AgentOptions {
  readonly allowPrivate: AllowPrivate;
  /** A connection that may have been used before, or a new one for this call alone. */
  readonly connection?: 'pooled' | 'fresh';
}

/**
 * The agent for a URL; every request that the server sends uses it. Throws {@link ForbiddenAddress} for a literal
 * address that is not allowed.
 */
export function agentFor(
  { protocol, hostname }: URL,
  { allowPrivate, connection = 'pooled' }: AgentOptions,
): Agent | PlainAgent {
  const literal = hostname.replace(/^\[|\]$/g, '');
  // For a literal address Node does no lookup, so it is checked here.
  if (isIP(literal)) admitAddress(literal, allowPrivate);
  const own = agents.get(allowPrivate) ?? createAgents(allowPrivate);
  agents.set(allowPrivate, own);
  return own[connection][protocol === 'http:' ? 'http:' : 'https:'];
}

/** A TCP connection to a host that may be connected to. Rejects with the system's error, or {@link ForbiddenAddress}. */
export function connectGuarded(
  { host, port }: { readonly host: string; readonly port: number },
  { allowPrivate, timeoutMs }: { readonly allowPrivate: AllowPrivate; readonly timeoutMs: number },
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (isIP(host)) admitAddress(host, allowPrivate);
    const socket = connect({ host, port, lookup: guardedLookup(allowPrivate), timeout: timeoutMs });
    socket.once('timeout', () =>
      socket.destroy(Object.assign(new Error('No connection in time'), { code: 'ETIMEDOUT' })),
    );
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject).removeAllListeners('timeout').setTimeout(0);
      resolve(socket);
    });
  });
}

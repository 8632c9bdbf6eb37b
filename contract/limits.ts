/** How often one caller may make calls of a kind: a member is counted by person, everyone else by address. */
export interface Limit {
  /** Calls of the same kind are counted together. */
  readonly kind: string;
  /** Calls a minute for one signed-in person. */
  readonly person: number;
  /** Calls a minute for all others behind one address, which may be that of a whole school. */
  readonly address: number;
}

/** Ways to sign in, and the passport of other sites: each with a bucket of its own, so that one that is used up leaves the others. */
export type WayIn = 'password' | 'qr' | 'cas' | 'oauth' | 'wechat' | 'api' | 'passport';

/**
 * Attempts to sign in by one way: each costs a password's hash, or a question to a counterpart. One that is refused
 * before it costs anything is not counted; failures are counted apart, over all processes (`server/sign-in/limits.ts`).
 */
export const signInLimit = (way: WayIn): Limit => ({ kind: `sign-in ${way}`, person: 60, address: 600 });

/**
 * The limits of the API. They count per minute and per server process, and allow that many at once. Where an address has
 * used its calls up, a browser on which somebody has signed in is counted as that person.
 */
export const limits = {
  /** Each guest token is signed. */
  token: { kind: 'token', person: 60, address: 1200 },
  /** A counterpart tells of each session that has ended there. */
  signOut: { kind: 'sign-out', person: 60, address: 6000 },
  /** One asks every 1.5 seconds while a code waits to be scanned. */
  poll: { kind: 'poll', person: 120, address: 12_000 },
  /** Whether a system lets itself be framed: each question goes out to that system. */
  framing: { kind: 'framing', person: 30, address: 300 },
  /** One asks with every letter typed. */
  search: { kind: 'search', person: 240, address: 6000 },
  /** A picture is decoded and drawn anew. */
  upload: { kind: 'upload', person: 10, address: 100 },
  /** Calendar programs ask each hour or so, several for one person, and a school's all from one address. */
  calendar: { kind: 'calendar', person: 60, address: 600 },
  /** What is counted: nobody opens a service each second. */
  count: { kind: 'count', person: 120, address: 1200 },
  /** Each is a line in the log; a page sends five at most. */
  browserError: { kind: 'browser error', person: 10, address: 100 },
  /** Batches that one business system delivers; each may hold hundreds of items. */
  push: { kind: 'push', person: 300, address: 3000 },
  /** Signatures that do not fit: each is looked up, and its body read. What fits is not counted. */
  signature: { kind: 'signature', person: 60, address: 60 },
} as const satisfies Record<string, Limit>;

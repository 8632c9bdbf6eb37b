/** How often one caller may make calls of a kind: a member is counted by person, everyone else by address. */
export interface Limit {
  /** Calls of the same kind are counted together. */
  readonly kind: string;
  /** Calls a minute for one signed-in person. */
  readonly person: number;
  /** Calls a minute for all others behind one address, which may be that of a whole school. */
  readonly address: number;
}

/**
 * Attempts to sign in by one method, or by the passport of other sites. Each method has a bucket of its own, so that an
 * empty one does not block the others. Each attempt costs a password hash or a request to a counterpart; one that is
 * refused before that is not counted. Failures are counted separately, over all processes (`server/sign-in/limits.ts`).
 */
export const signInLimit = (method: string): Limit => ({ kind: `sign-in ${method}`, person: 60, address: 600 });

/**
 * The rate limits of the API, per minute and server process; that many calls may be made at once. When an address has
 * used up its calls, a browser on which a person has signed in before is counted as that person.
 */
export const limits = {
  /** Each guest token is signed. */
  token: { kind: 'token', person: 60, address: 1200 },
  /** A counterpart posts each session that has ended there. */
  signOut: { kind: 'sign-out', person: 60, address: 6000 },
  /** Called every 1.5 seconds while a code waits to be scanned. */
  poll: { kind: 'poll', person: 120, address: 12_000 },
  /** Whether a system can be framed: each call makes a request to that system. */
  framing: { kind: 'framing', person: 30, address: 300 },
  /** Called with every letter typed. */
  search: { kind: 'search', person: 240, address: 6000 },
  /** A picture is decoded and re-encoded. */
  upload: { kind: 'upload', person: 10, address: 100 },
  /** A piece of a file that staff import. */
  importPiece: { kind: 'import piece', person: 60, address: 600 },
  /** What goes through much of the content: files of it and of figures that staff take piece by piece, and dead links. */
  export: { kind: 'export', person: 60, address: 600 },
  /** Calendar programs call about once an hour, several for one person, and all of a school from one address. */
  calendar: { kind: 'calendar', person: 60, address: 600 },
  /** Calendar calls that get the file, which may be large and may have to be made; counted for the calendar's owner. */
  calendarFile: { kind: 'calendar file', person: 12, address: 600 },
  /** Each request of a preview puts drafts in place; others of the institution wait for it. */
  preview: { kind: 'preview', person: 240, address: 480 },
  /** What the service desk does about the sign-in of one person, after a look at who asks. */
  desk: { kind: 'desk', person: 10, address: 100 },
  /** Links that end reminders: mail programs of many people post them from one address. */
  reminderOff: { kind: 'reminder off', person: 60, address: 6000 },
  /** Counts of uses: nobody opens a service each second. */
  count: { kind: 'count', person: 120, address: 1200 },
  /** Each decision on an approval asks its system, one after the other. */
  decision: { kind: 'decision', person: 120, address: 1200 },
  /** What is done on trial, or asks other systems, while the institution changes nothing else: drafts and connections. */
  trial: { kind: 'trial', person: 30, address: 300 },
  /** Each is logged; a page sends five at most. */
  browserError: { kind: 'browser error', person: 10, address: 100 },
  /** Batches that one business system delivers; each may hold hundreds of items. */
  push: { kind: 'push', person: 300, address: 3000 },
  /** Invalid signatures: each costs a look-up and reading the body. Valid ones are not counted. */
  signature: { kind: 'signature', person: 60, address: 60 },
} as const satisfies Record<string, Limit>;

import type { MemberType } from '@yimen/contract/sign-in/auth';
import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';

/** The tenant a request's host names, as far as the core needs to know it. */
export interface Institution {
  readonly id: string;
  /** Short key, as in its folder and artwork. */
  readonly key: string;
  readonly name: string;
}

/** A signed-in member of the institution. */
export interface Person {
  readonly id: string;
  readonly userType: MemberType;
  readonly name: string;
}

/** What a valid token stands for: a guest when `person` is null. */
export interface Session {
  readonly id: string;
  readonly person: Person | null;
  readonly loginTime: Date;
}

/** A business system that signed its call. */
export interface System {
  readonly id: string;
  /** As people know it. */
  readonly name: string;
}

/** Everything a handler may know about the call it answers. */
export interface Visit {
  readonly institution: Institution;
  readonly session: Session | null;
  /** The member who calls; null for a guest and for a call without a token. */
  readonly person: Person | null;
  /** The business system that calls; null unless the call is for systems. */
  readonly system: System | null;
  readonly requestId: string;
  readonly log: Logger;
  readonly db: Database;
  /** The visitor's address: of the socket, or of the trusted proxy's header. */
  readonly ip: string;
  /** `https://host[:port]` as the visitor typed it. */
  readonly origin: string;
  /** Headers of the request; read-only by agreement. */
  readonly headers: Headers;
  /** Headers to add to the answer, as `set-cookie`. */
  readonly answer: Headers;
  /** How long other systems are waited for: until then, in ms since 1970, or else as long as each is configured. */
  readonly sourcesUntil?: number | undefined;
}

/** A visit of a member: what a handler of a `member` endpoint receives. */
export interface MemberVisit extends Visit {
  readonly session: Session;
  readonly person: Person;
}

/** A visit of a business system: what a handler of a `system` endpoint receives. */
export interface SystemVisit extends Visit {
  readonly system: System;
}

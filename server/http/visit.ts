import type { MemberType } from '@yimen/contract/sign-in/auth';
import type { SourceWait } from '@yimen/contract/sources/sources';
import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';

/** The institution (tenant) of the request's host, with the fields that the core needs. */
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

/** The session of a valid token: a guest's when `person` is null. */
export interface Session {
  readonly id: string;
  readonly person: Person | null;
  /** Id of the identity in which the person acts; null for their main one. */
  readonly identity: string | null;
  readonly loginTime: Date;
}

/** The session of a person of the staff in 管理台. */
export interface StaffSession {
  /** Digest of the cookie's secret. */
  readonly id: string;
  readonly person: Person;
  readonly startedAt: Date;
  /** When the person last did something. */
  readonly usedAt: Date;
  /** When the second factor was last proven in this session; null when it was not. */
  readonly provenAt: Date | null;
  /** Whether the institution asks for a second factor. */
  readonly asksSecondFactor: boolean;
}

/** A business system that signed its call. */
export interface System {
  readonly id: string;
  /** Name shown to people. */
  readonly name: string;
}

/** Everything that a handler may know about its call. */
export interface Visit {
  readonly institution: Institution;
  readonly session: Session | null;
  /** The member or the person of the staff who calls; null for a guest and for a call without a token. */
  readonly person: Person | null;
  /** The staff session that calls; null unless the call is for staff. */
  readonly staff: StaffSession | null;
  /** The business system that calls; null unless the call is for systems. */
  readonly system: System | null;
  readonly requestId: string;
  readonly log: Logger;
  readonly db: Database;
  /** The client's IP address: of the socket, or from the trusted proxy's header. */
  readonly ip: string;
  /** `https://host[:port]` as the visitor typed it. */
  readonly origin: string;
  /** Whether a phone fetches this only to have it without a network: nothing counts as viewed or read. */
  readonly isPrecache?: boolean | undefined;
  /** Whether this is a preview, whose reader is not the person: it tells them nothing that is good elsewhere. */
  readonly isPreview?: boolean;
  /** Headers of the request; read-only by agreement. */
  readonly headers: Headers;
  /** Headers to add to the answer, such as `set-cookie`. */
  readonly answer: Headers;
  /** How long to wait for other systems; by default as long as is configured for each. */
  readonly sourceWait?: SourceWait | undefined;
}

/** A visit of a member: what a handler of a `member` endpoint receives. */
export interface MemberVisit extends Visit {
  readonly session: Session;
  readonly person: Person;
}

/** A visit of the staff: what a handler of a `staff` endpoint receives. It has no session of the portal. */
export interface StaffVisit extends Visit {
  readonly person: Person;
  readonly staff: StaffSession;
}

/** A visit of a business system: what a handler of a `system` endpoint receives. */
export interface SystemVisit extends Visit {
  readonly system: System;
}

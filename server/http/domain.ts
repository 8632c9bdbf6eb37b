import type { Limit } from '@yimen/contract/limits';
import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import type { Implementation } from './implement.ts';
import type { Place } from './place.ts';
import type { Refusal } from './refusal.ts';
import type { Institution, Session, System, Visit } from './visit.ts';

/** What a signature is made over. */
export interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A request that an area may answer before the portal draws a page. */
export interface HandlerRequest {
  readonly db: Database;
  readonly institution: Institution;
  readonly request: Request;
  readonly place: Place;
  readonly log: Logger;
  /** Writes down that the request was refused. */
  readonly refused: (refusal: Refusal) => void;
  /** Counts the request against a limit. Throws a Refusal when this caller comes too often; what it returns takes it off again. */
  readonly count: (limit: Limit) => Promise<() => void>;
}

/** What the core asks of the product's areas; `server/domain.ts` puts them together. */
export interface Domain {
  readonly implementations: readonly Implementation[];
  /** The tenant of a host name without port, lower case; null when nobody claims it. */
  resolveInstitution(db: Database, host: string): Promise<Institution | null>;
  /** What a Bearer token stands for here and now; null when it is foreign, ended or expired. */
  readSession(db: Database, institution: Institution, token: string): Promise<Session | null>;
  /** Id of the person who has signed in lately in this browser, whoever asks now; null when nobody has. */
  deviceOwner?(
    db: Database,
    institution: Institution,
    browser: Pick<Visit, 'headers' | 'origin'>,
  ): Promise<string | null>;
  /** The business system that signed a call. Throws a Refusal when none did. */
  readSystem(db: Database, institution: Institution, call: SignedCall): Promise<System>;
  /**
   * Changes whenever something that a guest sees changes; asked once per guest page, so it must be cheap. Null while
   * nobody can tell: what is kept may be shown.
   */
  dataVersion(db: Database, institution: Institution): Promise<string | number | null>;
  /** The institution's address for the world outside, `https://host[:port]`; `origin` is as the visitor typed it. */
  publicOrigin(visit: { db: Database; institution: Institution; origin: string }): Promise<string>;
  /** Addresses of others' scripts that the institution's pages may load, as sources of a content security policy. */
  pageScripts(db: Database, institution: Institution): Promise<readonly string[]>;
  /** Artwork, icon sheets and the like of the institution; null when the path is none of them. */
  asset(db: Database, institution: Institution, path: string): Promise<Response | null>;
  /**
   * Answers what is neither a call nor a page: where counterparts of sign-in come and go. Null when it is none of
   * them; throws a Refusal for one that sends too much.
   */
  handle?(asked: HandlerRequest): Promise<Response | null>;
}

import type { Limit } from '@yimen/contract/limits';
import type { Permission } from '@yimen/contract/permissions';
import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import type { Implementation } from './implement.ts';
import type { RequestAddress } from './place.ts';
import type { Refusal } from './refusal.ts';
import type { Institution, Person, Session, StaffSession, StaffVisit, System, Visit } from './visit.ts';

/** Permissions of which one is enough; `any` for one of all there are. */
export type Needed = readonly Permission[] | 'any';

/** The parts of a call that its signature covers. */
export interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A request that an area may answer before the portal renders a page. */
export interface HandlerRequest {
  readonly db: Database;
  readonly institution: Institution;
  readonly request: Request;
  readonly place: RequestAddress;
  readonly log: Logger;
  /** Logs that the request was refused. */
  readonly refused: (refusal: Refusal) => void;
  /**
   * Counts the request against a limit, for `person` where one is given. Returns a function that takes it off the count
   * again. Throws a Refusal when this caller calls too often.
   */
  readonly count: (limit: Limit, person?: Pick<Person, 'id'>) => Promise<() => void>;
}

/** As whom a preview is shown, and how its pages may be used. */
export interface Previewed {
  readonly session: Session | null;
  /** The origin whose pages may frame it, beside its own. */
  readonly framedBy: string;
}

/** A request at the host of an institution's previews. */
export type PreviewRequest = Pick<HandlerRequest, 'db' | 'institution' | 'request' | 'place' | 'log' | 'count'> & {
  /** Whether it is a call, which is answered in the envelope. */
  readonly isCall: boolean;
};

/** What the core needs from the product's areas; `server/domain.ts` puts them together. */
export interface Domain {
  readonly implementations: readonly Implementation[];
  /** The institution of a host name (without port, lower case); null when the host belongs to none. */
  resolveInstitution(db: Database, host: string): Promise<Institution | null>;
  /** The session of a Bearer token at this institution; null when the token is of another one, ended or expired. */
  readSession(db: Database, institution: Institution, token: string): Promise<Session | null>;
  /** Id of the person who last signed in in this browser, whoever calls now; null when nobody has lately. */
  deviceOwner?(
    db: Database,
    institution: Institution,
    browser: Pick<Visit, 'headers' | 'origin'>,
  ): Promise<string | null>;
  /** The staff session of a request's cookie at this institution; null when there is none, or it has ended. */
  readStaff(
    db: Database,
    institution: Institution,
    browser: Pick<Visit, 'headers' | 'origin'>,
  ): Promise<StaffSession | null>;
  /** Whether a person is permitted something now. */
  permits(db: Database, institution: Institution, person: Person, needed: Needed): Promise<boolean>;
  /** Records that a person of the staff was refused something; `needed` says which permissions they lack. */
  recordUnpermitted(visit: StaffVisit, needed: string): Promise<void>;
  /** The business system that signed a call. Throws a Refusal when the signature is not valid. */
  readSystem(db: Database, institution: Institution, call: SignedCall): Promise<System>;
  /**
   * Changes whenever something that a guest sees changes. It is read for every guest page, so it must be cheap. Null
   * while it cannot be read: cached pages may be shown.
   */
  dataVersion(db: Database, institution: Institution): Promise<string | number | null>;
  /** The institution's public origin, `https://host[:port]`; `origin` is as the visitor typed it. */
  publicOrigin(visit: { db: Database; institution: Institution; origin: string }): Promise<string>;
  /** Origins of third-party scripts that the institution's pages may load, as sources of a content security policy. */
  pageScripts(db: Database, institution: Institution): Promise<readonly string[]>;
  /** The institution's file at a path, such as artwork or an icon sheet; null when the path is none of them. */
  asset(db: Database, institution: Institution, path: string): Promise<Response | null>;
  /**
   * Answers a request that is neither a call nor a page, such as the redirects of sign-in. Null when it is none of
   * them. Throws a Refusal for one that sends too much.
   */
  handle?(asked: HandlerRequest): Promise<Response | null>;
  /**
   * Answers a request at the host of previews: by `show`, from the data as a preview has them, or with why there is
   * none. Nothing that `show` writes stays.
   */
  preview?(asked: PreviewRequest, show: (db: Database, preview: Previewed) => Promise<Response>): Promise<Response>;
}

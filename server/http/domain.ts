import type { Database } from '../database/open.ts';
import type { Implementation } from './implement.ts';
import type { Institution, Session } from './visit.ts';

/** What the core asks of the product's areas; `server/domain.ts` puts them together. */
export interface Domain {
  readonly implementations: readonly Implementation[];
  /** The tenant of a host name without port, lower case; null when nobody claims it. */
  resolveInstitution(db: Database, host: string): Promise<Institution | null>;
  /** What a Bearer token stands for here and now; null when it is foreign, ended or expired. */
  readSession(db: Database, institution: Institution, token: string): Promise<Session | null>;
  /** Changes whenever something that a guest sees changes; asked once per guest page, so it must be cheap. */
  dataVersion(db: Database, institution: Institution): Promise<string | number>;
  /** Artwork, icon sheets and the like of the institution; null when the path is none of them. */
  asset(db: Database, institution: Institution, path: string): Promise<Response | null>;
}

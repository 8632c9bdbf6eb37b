import type { Logger } from 'pino';
import { pseudonym } from '../database/secrets/keys.ts';
import { addressBlock } from './limits/address.ts';
import type { Metrics } from './metrics.ts';
import type { Refusal } from './refusal.ts';
import type { Institution } from './visit.ts';

interface RefusedRequest {
  readonly log: Logger;
  readonly institution: Institution;
  readonly ip: string;
  /** Name of the call; for another request its method and path. */
  readonly endpoint: string;
  /** Id of the member who asked. */
  readonly person?: string | undefined;
}

/** Longest detail that is logged, in characters: it may repeat what was sent. */
const maxDetail = 300;

export type NoteRefusal = (refusal: Refusal, request: RefusedRequest) => void;

/**
 * Logs each refusal and counts it by code. Account and address are logged as keyed hashes: repeated refusals can be
 * recognised, but nobody is named. What was typed is never logged, because it may be a password typed as an account.
 */
export function createRefusalNotes(metrics?: Metrics): NoteRefusal {
  return ({ code, detail, account }, { log, institution, ip, endpoint, person }) => {
    metrics?.failed(code);
    const who = account || person;
    const named = {
      ...(detail && { detail: detail.slice(0, maxDetail) }),
      ...(who && { account: pseudonym(`account ${institution.id} ${who}`) }),
      address: pseudonym(`address ${addressBlock(ip)}`),
    };
    log.warn({ code, endpoint, ...named }, 'refused');
  };
}

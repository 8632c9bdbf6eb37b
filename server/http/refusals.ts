import type { Logger } from 'pino';
import { pseudonym } from '../database/secrets/keys.ts';
import { addressBlock } from './limits/address.ts';
import type { Metrics } from './metrics.ts';
import type { Refusal } from './refusal.ts';
import type { Institution } from './visit.ts';

/** Who was refused, and what. */
interface RefusedRequest {
  readonly log: Logger;
  readonly institution: Institution;
  readonly ip: string;
  /** Name of the call, or path of what is none. */
  readonly endpoint: string;
  /** Id of the member who asked. */
  readonly person?: string | undefined;
}

/** A detail may repeat what was sent, in characters. */
const maxDetail = 300;

export type NoteRefusal = (refusal: Refusal, request: RefusedRequest) => void;

/**
 * Writes down each refusal: its code, and account and address as keyed hashes, so that a series of them shows and nobody
 * is named; counted by code. What was typed, as a password in the place of an account, is in no log.
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

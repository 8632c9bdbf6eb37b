import type { Decision } from '@yimen/contract/tasks/approvals';
import { type Asker, requestFor } from './ask.ts';
import { cellOf, follow } from './cells.ts';
import { decisionRequest } from './config.ts';
import { fetchJson, SourceError } from './fetch-json.ts';
import type { Definition } from './store.ts';
import { placeholders } from './template.ts';

/** A decision as its source is sent it; `key` is the same for each try of one. */
interface SentDecision {
  readonly approval: string;
  readonly decision: Decision;
  readonly reason: string;
  readonly key: string;
}

/** What became of it: taken, refused with the source's words, or unknown because no readable answer came. */
export type Outcome =
  | { readonly state: 'taken' }
  | { readonly state: 'refused'; readonly words: string }
  | { readonly state: 'unanswered' };

/** Sends a decision to the source that takes it, once. Never throws for an error of the source. */
export async function sendDecision(
  { config, secrets, id }: Definition,
  { approval, decision, reason, key }: SentDecision,
  asker: Asker,
): Promise<Outcome> {
  const templates = decisionRequest(config);
  const declared = config.decisions;
  if (!templates || !declared) throw new Error(`The source ${id} takes no decisions`);
  const words = { view: '1', approval, decision: declared.values[decision], reason, key };
  const request = await requestFor({ config: templates, secrets }, placeholders(templates), words, asker);
  if (!request) return { state: 'refused', words: '' };
  try {
    const { value } = await fetchJson(request, { ...config, redirects: 0 });
    const { success, message } = declared;
    const isTaken = !success || success.values.includes(String(follow(value, success.path)));
    return isTaken ? { state: 'taken' } : { state: 'refused', words: message ? cellOf(value, message) : '' };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    asker.log.warn(
      { source: id, institution: asker.institution.id, reason: error.reason, detail: error.message },
      'A source did not take a decision',
    );
    // A source that is well and refuses this request has not taken it; of any other error nobody knows.
    return error.ill ? { state: 'unanswered' } : { state: 'refused', words: '' };
  }
}

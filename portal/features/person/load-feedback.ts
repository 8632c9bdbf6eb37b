import { codes } from '@yimen/contract/envelope';
import { ownFeedback } from '@yimen/contract/services/feedback';
import type { Call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/errors.ts';

/** Loads one's own feedback, or the piece of it that the address names; null where it fails. */
export async function loadFeedback(call: Call, params: URLSearchParams) {
  const number = params.get('feedback') ?? undefined;
  const list = await call(ownFeedback, { number }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === codes.notFound) throw error;
    return null;
  });
  return { tab: 'feedback' as const, list, one: number };
}

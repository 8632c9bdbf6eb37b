import { withQuery } from '@yimen/contract/paths';
import { assistantPath } from '../../../shell/robot/control.ts';

/** The assistant with the question already written. */
export function askHref(query: string): string {
  return withQuery(assistantPath, { question: query });
}

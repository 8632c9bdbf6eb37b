import { withQuery } from '@yimen/contract/paths';
import { assistantPath } from '../../../shell/robot/control.ts';

/** Address of the assistant with the question filled in. */
export function askHref(query: string): string {
  return withQuery(assistantPath, { question: query });
}

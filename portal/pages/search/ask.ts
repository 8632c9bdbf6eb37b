import { assistantPath } from '../../robot/control.ts';
import { hrefWith } from '../parts/params.ts';

/** The assistant with the question already written. */
export function askHref(query: string): string {
  return hrefWith(assistantPath, { question: query });
}

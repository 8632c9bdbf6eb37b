import { hrefWith } from '../../../parts/page/params.ts';
import { assistantPath } from '../../../shell/robot/control.ts';

/** The assistant with the question already written. */
export function askHref(query: string): string {
  return hrefWith(assistantPath, { question: query });
}

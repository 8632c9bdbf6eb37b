import { intelligence } from '@yimen/contract/assistant';
import type { Call } from '../../lib/api/call.ts';
import { linkTo } from '../routes/links.ts';
import { assistantPath } from './control.ts';

/** What a page knows about the assistant before it is opened. */
export interface RobotEntry {
  name: string;
  /** 1 is a plain link, 2 the embedded robot (specification, section 3). */
  type: 1 | 2;
  /** Target of the link: the configured address or page, or the portal's own assistant. */
  href: string;
  external: boolean;
}

/**
 * The institution's assistant, its first entry; null where there is none or the call fails. `to` is the site's
 * `linkTo`.
 */
export async function loadRobot(call: Call, to: typeof linkTo = linkTo): Promise<RobotEntry | null> {
  const list = await call(intelligence, {}).catch(() => []);
  const first = list[0];
  if (!first) return null;
  const link = first.type === 1 ? to(first.link) : undefined;
  return { name: first.name, type: first.type, href: link?.href ?? assistantPath, external: link?.external ?? false };
}

import type { DataOf } from '@yimen/contract/endpoint';
import { bottomLinks, bottomMedia } from '@yimen/contract/site';
import { loadUnread } from '../../../features/notices/shared/unread.ts';
import { loadRobot, type RobotEntry } from '../../robot/load-robot.ts';
import type { Visit } from '../../visit/visit.ts';

/** What header, rail and footer show. */
export interface FrameData {
  links: DataOf<typeof bottomLinks>;
  media: DataOf<typeof bottomMedia>;
  /** The assistant, for the header and the rail; null where there is none. */
  robot: RobotEntry | null;
  /** Number of unread notices; null while unknown. */
  unread: number | null;
  /** For the copyright line. */
  year: number;
}

/** Loads what the frame shows; a part that fails is left out. */
export async function loadFrame({ api, promptApi, site, user }: Visit): Promise<FrameData> {
  const { unit } = await site();
  const [links, media, robot, unread] = await Promise.all([
    api.call(bottomLinks, {}).catch(() => []),
    api.call(bottomMedia, { style: unit.bottomMediaStyle }).catch(() => []),
    loadRobot(api.call),
    user && loadUnread(promptApi.call).catch(() => null),
  ]);
  return { links, media, robot, unread, year: new Date().getFullYear() };
}

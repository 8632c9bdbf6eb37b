import type { DataOf } from '@yimen/contract/endpoint';
import { bottomLinks, bottomMedia } from '@yimen/contract/homepage/site';
import type { Visit } from '../../boot/visit.ts';
import { loadRobot, type RobotEntry } from '../../robot/load-robot.ts';

export interface FooterData {
  links: DataOf<typeof bottomLinks>;
  media: DataOf<typeof bottomMedia>;
  /** The assistant, for the header and the rail; null where there is none. */
  robot: RobotEntry | null;
  /** Of the copyright. */
  year: number;
}

/** Loads the footer; a page is worth showing without what fails. */
export async function loadFooter({ api, site }: Visit): Promise<FooterData> {
  const { unit } = await site();
  const [links, media, robot] = await Promise.all([
    api.call(bottomLinks, {}).catch(() => []),
    api.call(bottomMedia, { style: unit.bottomMediaStyle || 1 }).catch(() => []),
    loadRobot(api.call),
  ]);
  return { links, media, robot, year: new Date().getFullYear() };
}

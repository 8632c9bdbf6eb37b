import type { DataOf } from '@yimen/contract/endpoint';
import { bottomLinks, bottomMedia } from '@yimen/contract/homepage/site';
import type { Visit } from '../../boot/visit.ts';

export interface FooterData {
  links: DataOf<typeof bottomLinks>;
  media: DataOf<typeof bottomMedia>;
  /** Of the copyright. */
  year: number;
}

/** Loads the footer; a page is worth showing without what fails. */
export async function loadFooter({ api, site }: Visit): Promise<FooterData> {
  const { unit } = await site();
  const [links, media] = await Promise.all([
    api.call(bottomLinks, {}).catch(() => []),
    api.call(bottomMedia, { style: unit.bottomMediaStyle || 1 }).catch(() => []),
  ]);
  return { links, media, year: new Date().getFullYear() };
}

import type { Found } from '@yimen/contract/search';
import { type Visible, visibleApps, visibleArticles, visibleTopics } from '../access/visible.ts';
import type { Visit } from '../http/visit.ts';
import type { IsShown } from '../search/entry.ts';
import { hiddenKinds } from '../site/behind-menus.ts';

/** What search shows to a visitor: kinds whose pages they can open, and of these the things that they may see. */
export async function shownTo(visit: Visit): Promise<IsShown> {
  const [hidden, apps, articles, topics] = await Promise.all([
    hiddenKinds(visit),
    visibleApps(visit),
    visibleArticles(visit),
    visibleTopics(visit),
  ]);
  const visible: Partial<Record<Found['kind'], Visible>> = {
    service: apps,
    system: apps,
    news: articles,
    topic: topics,
  };
  return ({ kind, id }) => !hidden.has(kind) && visible[kind]?.has(id) !== false;
}

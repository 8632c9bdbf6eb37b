import { checkCached } from '@yimen/contract/offline';
import { implement } from '../http/implement.ts';
import { seenArticles } from '../news/store.ts';
import { seenNotices } from '../notices/merged.ts';
import { catalogueOf } from '../services/catalogue.ts';
import { readTopics } from '../topics/store.ts';
import { audienceKey } from './audience-key.ts';

export const implementations = [
  implement(checkCached, async ({ things }, visit) => {
    const idsOf = (kind: string) => things.flatMap((thing) => (thing.kind === kind ? thing.id : []));
    const [services, news, notice, topics, audience] = await Promise.all([
      catalogueOf(visit),
      seenArticles(visit, idsOf('news')),
      seenNotices(visit, idsOf('notice')),
      readTopics(visit),
      audienceKey(visit),
    ]);
    const service = new Set(services.all.map(({ id }) => id));
    const topic = new Set(topics.map(({ id }) => id));
    const seen = { service, news, notice, topic };
    return { gone: things.filter(({ kind, id }) => !seen[kind].has(id)), audience };
  }),
];

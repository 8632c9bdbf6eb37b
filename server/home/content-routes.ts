import * as contract from '@yimen/contract/news/content';
import { thingHrefs } from '@yimen/contract/paths';
import { implement } from '../http/implement.ts';
import type { Visit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { readArticles } from '../news/store.ts';
import { ownNotices } from '../notices/store.ts';
import { type Block, readBlocks } from '../site/blocks.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { readTopics } from '../topics/store.ts';

type Item = contract.ContentBlock['items'][number];

export const implementations = [
  implement(contract.content, async ({ terminal, count }, visit) => {
    const blocks = await readBlocks(visit, terminal);
    return Promise.all(
      blocks.map(async (block) => ({
        id: block.id,
        kind: block.kind,
        name: block.name,
        items: await readBlockItems(block, count, visit),
      })),
    );
  }),

  implement(contract.showType, async ({ terminal }, visit) =>
    (await readBlocks(visit, terminal)).map(({ id, kind, showType }) => ({
      id,
      kind,
      showType,
    })),
  ),
];

/** The first notices for the visitor, without those of other systems, which a home page does not wait for. */
async function readOwnNotices(visit: Visit, count: number) {
  const own = await ownNotices(scopedOf(visit), visit.person);
  return (await own.read({}, { offset: 0, limit: count })).rows;
}

async function readBlockItems({ kind, part }: Block, count: number, visit: Visit): Promise<Item[]> {
  const { db, institution } = visit;
  const pictures = await picturesOf(db, institution);
  const paged = { page: 1, pageSize: count };
  switch (kind) {
    case 'news':
      return (await readArticles(visit, { column: part, ...paged })).list.map(
        ({ id, title, summary, cover, publishedAt }) => ({
          id,
          title,
          summary,
          image: cover && pictures.address(cover, 'cover'),
          link: thingHrefs.news.desktop(id),
          publishedAt: minuteText(publishedAt),
        }),
      );
    case 'notice':
      return (await readOwnNotices(visit, count)).map(({ id, title, department, publishedAt }) => ({
        id,
        title,
        image: null,
        summary: department,
        link: thingHrefs.notice.desktop(id),
        publishedAt: minuteText(publishedAt),
      }));
    case 'special':
      return (await readTopics(visit)).slice(0, count).map(({ id, name, summary, cover }) => ({
        id,
        summary,
        publishedAt: null,
        title: name,
        image: pictures.address(cover, 'cover'),
        link: thingHrefs.topic.desktop(id),
      }));
  }
}

import { search, searchResults } from '@yimen/contract/search';
import { implement } from '../http/implement.ts';
import { searchable } from '../search/cache.ts';
import { resultsOf } from '../search/results.ts';
import { shownTo } from '../services/shown.ts';
import { appsById } from '../services/store.ts';
import { ownIndex } from './own.ts';

export const implementations = [
  implement(search, async ({ query, count }, visit) => {
    const [own, isShown] = await Promise.all([ownIndex(visit, query), shownTo(visit)]);
    return (await searchable(visit, own)).find(query, count, isShown);
  }),

  implement(searchResults, async (input, visit) => {
    const [own, isForVisitor] = await Promise.all([ownIndex(visit, input.query), shownTo(visit)]);
    const found = resultsOf(await searchable(visit, own), { ...input, isForVisitor });
    const shown = found.groups.filter(({ kind }) => kind === 'service' || kind === 'system');
    const apps = await appsById(
      visit,
      shown.flatMap(({ list }) => list.map(({ id }) => id)),
    );
    return { ...found, apps };
  }),
];

import { migrateDatabase } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { loadDemo } from '../../demo/load.ts';
import { searchIndex } from './kept.ts';
import { readQueries, scoreSearch } from './score.ts';

/** Prints how well the demo's services are found: `node server/services/search/report.ts`. */
const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await loadDemo(db);
const { all, byKind, misses } = await scoreSearch(await readQueries(), async (institution, query) =>
  (await searchIndex(db, { id: institution })).services(query),
);
await close();

const rounded = Object.entries({ all, ...byKind }).map(([kind, { queries, recallAt5, mrr }]) => ({
  kind,
  queries,
  'Recall@5': recallAt5.toFixed(3),
  MRR: mrr.toFixed(3),
}));
console.table(rounded);
for (const { query, got } of misses) {
  console.log(
    `${query.institution} “${query.query}”: expected ${query.expect.join(', ')}; got ${got.join(', ') || 'nothing'}`,
  );
}

import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { loadDemo } from '../server/demo/load.ts';
import { searchIndex } from '../server/services/search/kept.ts';
import { readQueries, scoreSearch } from '../server/services/search/score.ts';

/** Prints how well the demo's services are found: `npx node scripts/search-report.ts`. */
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

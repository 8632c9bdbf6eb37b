import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { loadDemo } from '../server/demo/load.ts';
import { searchIndex } from '../server/search/cache.ts';
import { attacks, manyServices, misses } from '../server/search/fixture.ts';
import { SearchIndex } from '../server/search/index.ts';
import { resultsOf } from '../server/search/results.ts';
import { type LabelledQuery, readQueries, scoreSearch } from '../server/search/score.ts';
import { table, today, writeFigures } from './figures.ts';

/** How often each query is measured; the fastest counts, because other load on the machine disturbs it least. */
const rounds = 5;

/** Search quality: how well the labelled queries find the demo's services. */
async function quality(queries: readonly LabelledQuery[], by: 'ourselves' | 'others'): Promise<string> {
  const { db, close } = await openDatabase({ memory: true });
  await migrateDatabase(db);
  await loadDemo(db);
  const {
    all,
    byKind,
    misses: missed,
  } = await scoreSearch(
    queries,
    async (institution, query) => {
      const index = await searchIndex(db, { id: institution });
      return by === 'ourselves'
        ? index.services(query)
        : index.find(query, 5).list.map(({ kind, id }) => `${kind}:${id}`);
    },
    { oneIsEnough: by === 'others' },
  );
  await close();
  for (const { labelled, got } of missed) {
    console.log(`“${labelled.query}”: expected ${labelled.expect.join(', ')}; got ${got.join(', ') || 'nothing'}`);
  }
  const rows = Object.entries({ all, ...byKind }).map(([kind, { queries, recallAt5, mrr }]) => [
    kind,
    queries,
    recallAt5.toFixed(3),
    mrr.toFixed(3),
  ]);
  return table(['queries', 'how many', 'Recall@5', 'MRR'], rows);
}

/** The time that `run` takes for each query, in ms, shortest first. */
function times(queries: readonly string[], run: (query: string) => void): number[] {
  for (const query of queries) run(query);
  const took = (query: string) => {
    const started = performance.now();
    run(query);
    return performance.now() - started;
  };
  return queries.map((query) => Math.min(...Array.from({ length: rounds }, () => took(query)))).sort((a, b) => a - b);
}

function timesRow(name: string, ms: readonly number[]): string[] {
  const at = (share: number) => (ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0).toFixed(2);
  return [name, at(0.5), at(0.95), at(1)];
}

async function costs(queries: readonly string[], count: number): Promise<string> {
  const services = await manyServices(count);
  const started = performance.now();
  const index = await SearchIndex.of(services);
  const built = performance.now() - started;
  const suggest = (query: string) => index.find(query, 8);
  const results = (query: string) => resultsOf(index, { query, page: 1, pageSize: 15 });
  const typed = queries
    .filter((_, at) => at % 8 === 0)
    .flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)));
  const rows = [
    timesRow('suggestions, labelled queries', times(queries, suggest)),
    timesRow('suggestions, letter by letter', times(typed, suggest)),
    timesRow('suggestions, misses', times(misses, suggest)),
    timesRow('suggestions, attacks', times(attacks, suggest)),
    timesRow('all results, labelled queries', times(queries, results)),
    timesRow('all results, misses', times(misses, results)),
    timesRow('all results, attacks', times(attacks, results)),
  ];
  const head = [`over ${count.toLocaleString('en')} services, ms`, 'median', '95th percentile', 'most'];
  const memory = `The index is built in ${(built / 1000).toFixed(1)} s, in slices of 5 ms, and takes ${(index.bytes / 1e6).toFixed(1)} MB; a request may take ${index.steps().left.toLocaleString('en')} steps.`;
  return `${table(head, rows)}\n\n${memory}`;
}

/** Measures the quality and the speed of search, and writes both to `docs/figures.md`. */
export async function benchSearch(): Promise<void> {
  const labelled = await readQueries();
  const queries = labelled.map(({ query }) => query);
  const sections = [
    `\`npm run bench -- search\`, ${today()}. Labelled queries over the services of the three demo institutions, from \`server/search/queries.json\`: those of words written by hand, the others made from the names of services. Tests fail below a Recall@5 of 0.99 and an MRR of 0.98.`,
    await quality(labelled, 'ourselves'),
    'Queries of people who knew neither the code nor the aliases, over all that search finds, from `server/search/queries-by-others.json`: Recall@5 is how often one right answer is among the first five, or nothing is found where nothing should be, and MRR looks at those five alone. Their first score, before anything was tuned by them, was a Recall@5 of 0.818; the lexicons were tuned by them since, so what follows is no longer blind.',
    await quality(await readQueries('others'), 'others'),
    'Other queries of somebody else, from `server/search/queries-by-others-2.json`: their first score, by the search that had been tuned by the first, was a Recall@5 of 0.930; it was tuned by them since.',
    await quality(await readQueries('more others'), 'others'),
    `The time of one search in one process. The services are those of the demo institutions and others put together from their names and texts; misses are queries that find nothing; attacks are ${attacks.length} queries of up to 100 letters that were made to cost most (\`server/search/fixture.ts\`).`,
    await costs(queries, 1000),
    await costs(queries, 5700),
  ];
  writeFigures('Search', sections.join('\n\n'));
  console.log(sections.join('\n\n'));
}

import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { loadDemo } from '../server/demo/load.ts';
import { readContent } from '../server/demo/read.ts';
import { guideText } from '../server/services/search/bodies.ts';
import type { Entry } from '../server/services/search/entry.ts';
import { SearchIndex } from '../server/services/search/index.ts';
import { searchIndex } from '../server/services/search/kept.ts';
import { type LabelledQuery, readQueries, scoreSearch } from '../server/services/search/score.ts';
import { table, today, writeFigures } from './figures.ts';

/**
 * Prints how well and how fast the demo's services are found, and writes it to `docs/figures.md`:
 * `npx node scripts/search-report.ts`.
 */
const queries = await readQueries();
const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await loadDemo(db);
const { all, byKind, misses } = await scoreSearch(queries, async (institution, query) =>
  (await searchIndex(db, { id: institution })).services(query),
);
await close();

for (const { query, got } of misses) {
  console.log(
    `${query.institution} “${query.query}”: expected ${query.expect.join(', ')}; got ${got.join(', ') || 'nothing'}`,
  );
}
const quality = table(
  ['queries', 'how many', 'Recall@5', 'MRR'],
  Object.entries({ all, ...byKind }).map(([kind, score]) => [
    kind,
    score.queries,
    score.recallAt5.toFixed(3),
    score.mrr.toFixed(3),
  ]),
);
const { median, p95 } = await timings(queries, 1000);
const body = `\`npx node scripts/search-report.ts\`, ${today()}. Labelled queries over the services of the three demo institutions, from \`server/services/search/queries.json\`: those of words written by hand, the others made from the names of services. The aims are 0.98 and 0.9.

${quality}

The same queries over an index of 1,000 services in one process: median ${median.toFixed(2)} ms, 95th percentile ${p95.toFixed(2)} ms.`;
console.log(body);
writeFigures('Search', body);

/** How long an answer takes over so many services, made of the demo's own, once the code is warm. */
async function timings(asked: readonly LabelledQuery[], size: number): Promise<{ median: number; p95: number }> {
  const services = (await readContent()).flatMap((content) => content.services);
  const entries = Array.from({ length: size }, (_, at): Entry => {
    const service = services[at % services.length];
    if (!service) throw new Error('The demo has no services.');
    const round = Math.floor(at / services.length);
    return {
      ...{ kind: 'service', id: `${service.id}-${round}`, title: `${service.name}${round || ''}` },
      ...{ aliases: service.aliases, keywords: service.keywords, note: '', icon: service.icon, path: '/' },
      wording: [service.summary, ...service.guide.faq.map(({ q }) => q)],
      body: guideText(service.summary, service.guide),
      popularity: Math.log10(1 + service.hitsTotal),
    };
  });
  const index = new SearchIndex(entries);
  const measure = () =>
    asked.map(({ query }) => {
      const started = performance.now();
      index.find(query, 8);
      return performance.now() - started;
    });
  measure();
  measure();
  const times = [...measure(), ...measure(), ...measure()].sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

import { readFile } from 'node:fs/promises';

/** A query with the services a person who types it may mean. */
export interface LabelledQuery {
  institution: string;
  /** How it is written: words, pinyin, initials, mixture, a slip of a letter, as it is heard. */
  kind: string;
  query: string;
  expect: string[];
}

export interface Score {
  queries: number;
  /** Share of the expected services among the first five, averaged over queries. */
  recallAt5: number;
  /** Mean reciprocal rank of the first expected service. */
  mrr: number;
}

export interface Report {
  all: Score;
  byKind: Record<string, Score>;
  /** Queries whose first expected service is not the first result. */
  misses: { query: LabelledQuery; got: string[] }[];
}

export async function readQueries(): Promise<LabelledQuery[]> {
  return JSON.parse(await readFile(new URL('./queries.json', import.meta.url), 'utf8')) as LabelledQuery[];
}

/** Measures a search by labelled queries; the search returns ids of services, best first. */
export async function scoreSearch(
  queries: readonly LabelledQuery[],
  search: (institution: string, query: string) => Promise<string[]>,
): Promise<Report> {
  const misses: Report['misses'] = [];
  const measured: { kind: string; recall: number; reciprocal: number }[] = [];
  for (const query of queries) {
    const got = await search(query.institution, query.query);
    const top = got.slice(0, 5);
    const found = query.expect.filter((id) => top.includes(id)).length;
    const rank = got.findIndex((id) => query.expect.includes(id));
    if (rank !== 0) misses.push({ query, got: top });
    measured.push({
      kind: query.kind,
      recall: found / Math.min(5, query.expect.length),
      reciprocal: rank < 0 ? 0 : 1 / (rank + 1),
    });
  }
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  return {
    all: average(measured),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, average(measured.filter((one) => one.kind === kind))])),
    misses,
  };
}

function average(measured: readonly { recall: number; reciprocal: number }[]): Score {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
  return {
    queries: measured.length,
    recallAt5: mean(measured.map(({ recall }) => recall)),
    mrr: mean(measured.map(({ reciprocal }) => reciprocal)),
  };
}

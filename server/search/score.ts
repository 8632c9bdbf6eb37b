import { readFile } from 'node:fs/promises';

/** A query with the services that a person may mean by it. */
export interface LabelledQuery {
  institution: string;
  /** How it is written: words, pinyin, initials, mixed, with a wrong letter, by sound. */
  kind: string;
  query: string;
  expect: string[];
}

export interface Score {
  queries: number;
  /** Share of the expected services among the first five results, averaged over the queries. */
  recallAt5: number;
  /** Mean reciprocal rank of the first expected service. */
  mrr: number;
}

export interface Report {
  all: Score;
  byKind: Record<string, Score>;
  /** Queries whose first expected service is not the first result. */
  misses: { labelled: LabelledQuery; got: string[] }[];
}

/** Who labelled queries: the project, or others, who were asked twice. */
const files = {
  ourselves: './queries.json',
  others: './queries-by-others.json',
  'more others': './queries-by-others-2.json',
} as const;
export type Labeller = keyof typeof files;

/**
 * The project’s own queries, each with the ids of services; or those of others, who knew neither the code nor the aliases,
 * each with what answers it as kind and id, `service:transcript-print`, of which one is enough; none where nothing should
 * be found.
 */
export async function readQueries(by: Labeller = 'ourselves'): Promise<LabelledQuery[]> {
  return JSON.parse(await readFile(new URL(files[by], import.meta.url), 'utf8')) as LabelledQuery[];
}

/**
 * Measures a search function, which returns what it finds, best first, by labelled queries. With `oneIsEnough` all that
 * is expected of a query has been found where one of it has.
 */
export async function scoreSearch(
  queries: readonly LabelledQuery[],
  search: (institution: string, query: string) => Promise<string[]>,
  { oneIsEnough = false } = {},
): Promise<Report> {
  const misses: Report['misses'] = [];
  const measured: { kind: string; recall: number; reciprocal: number }[] = [];
  for (const labelled of queries) {
    const got = await search(labelled.institution, labelled.query);
    const top = got.slice(0, 5);
    const found = labelled.expect.filter((id) => top.includes(id)).length;
    const wanted = oneIsEnough ? 1 : Math.min(5, labelled.expect.length);
    const isNothing = labelled.expect.length === 0 && got.length === 0;
    const rank = isNothing ? 0 : got.findIndex((id) => labelled.expect.includes(id));
    if (rank !== 0) misses.push({ labelled, got: top });
    measured.push({
      kind: labelled.kind,
      recall: isNothing ? 1 : Math.min(1, found / wanted),
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

import { readFile } from 'node:fs/promises';
import type { askAssistant } from '@yimen/contract/assistant';
import type { DataOf } from '@yimen/contract/endpoint';
import type { Labeller } from '../search/score.ts';

/** A question with what answers it first. */
export interface LabelledQuestion {
  readonly institution: string;
  /** Who asks: student, teacher, staff, citizen; anybody else is a guest. */
  readonly who: string;
  readonly kind: string;
  readonly question: string;
  /** The thing as kind and id, `service:transcript-print`, and the section; null and what happens without a thing. */
  readonly expected: { readonly thing: string | null; readonly section: string };
}

const files = {
  ourselves: './questions.json',
  others: '../search/questions-by-others.json',
  'more others': '../search/questions-by-others-2.json',
} satisfies Record<Labeller, string>;

/** The project’s own questions, or those of others, who knew neither the code nor the aliases. */
export async function readQuestions(by: Labeller): Promise<LabelledQuestion[]> {
  return JSON.parse(await readFile(new URL(files[by], import.meta.url), 'utf8')) as LabelledQuestion[];
}

/** What an answer begins with. */
export function beginningOf({ kind, cited: [first] }: DataOf<typeof askAssistant>): LabelledQuestion['expected'] {
  return first ? { thing: `${first.kind}:${first.id}`, section: first.section } : { thing: null, section: kind };
}

export interface Score {
  readonly questions: number;
  /** The share of answers that begin with the right section of the right thing. */
  readonly section: number;
  /** The share of answers that are about the right thing. */
  readonly thing: number;
}

/** Scores of all questions and by kind, and the questions that were answered otherwise. */
export async function scoreAnswers(
  questions: readonly LabelledQuestion[],
  ask: (labelled: LabelledQuestion) => Promise<LabelledQuestion['expected']>,
) {
  const asked: { labelled: LabelledQuestion; got: LabelledQuestion['expected'] }[] = [];
  for (const labelled of questions) asked.push({ labelled, got: await ask(labelled) });
  const isThing = ({ labelled, got }: (typeof asked)[number]) => got.thing === labelled.expected.thing;
  const isRight = (one: (typeof asked)[number]) => isThing(one) && one.got.section === one.labelled.expected.section;
  const scoreOf = (some: typeof asked): Score => ({
    questions: some.length,
    section: some.filter(isRight).length / Math.max(1, some.length),
    thing: some.filter(isThing).length / Math.max(1, some.length),
  });
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  return {
    all: scoreOf(asked),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, scoreOf(asked.filter(({ labelled }) => labelled.kind === kind))]),
    ),
    misses: asked.filter((one) => !isRight(one)),
  };
}

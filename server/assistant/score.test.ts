import { askAssistant } from '@yimen/contract/assistant';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apps, guides } from '../database/schema/services.ts';
import { openWorld, type World } from '../testing/world.ts';
import { beginningOf, type LabelledQuestion, readQuestions, scoreAnswers } from './score.ts';

/** Who asks as whom; all others ask as guests. */
const accounts: Record<string, Record<string, string>> = {
  mingde: { student: '2024310086', teacher: '20150132', staff: '20120088' },
  jiangcheng: { student: 'chensiyuan', teacher: 'luozhijian', staff: 'hexiaojing' },
  yunzhou: { citizen: 'guyunfan' },
};

let world: World;
const tokens = new Map<string, Promise<string>>();
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function ask({ institution, who, question }: LabelledQuestion) {
  return beginningOf(await answerTo(institution, accounts[institution]?.[who] ?? '', question));
}

/** The answer to a person, or to a guest without an account. */
async function answerTo(institution: string, account: string, question: string) {
  const host = `${institution}.localhost`;
  const key = `${host} ${account}`;
  const token = tokens.get(key) ?? (account ? world.signIn(account, { host }) : world.guest({ host }));
  tokens.set(key, token);
  return (await world.call(askAssistant, { question }, { host, token: await token })).data;
}

/** Frequent questions of guides that get telephone lines before their answer. */
const despairing = ['晚上崩溃了，等不到预约怎么办？'];

// The floors are what is reached: an answer that gets worse fails here, and one that gets better raises them.
test.each([
  ['ourselves', 300, 0.97],
  ['others', 150, 0.88],
  ['more others', 150, 0.85],
] as const)(
  'of the questions of %s at least so many begin with the right section',
  async (by, count, floor) => {
    const questions = await readQuestions(by);
    expect(questions.length).toBe(count);
    const { all, misses } = await scoreAnswers(questions, ask);
    const told = misses.map(({ labelled: { question, expected }, got }) => ({ question, expected, got }));
    expect(all.section, JSON.stringify(told, null, 1)).toBeGreaterThanOrEqual(floor);
  },
  60_000,
);

test('nobody in despair is answered otherwise', async () => {
  const questions = (await Promise.all((['ourselves', 'others', 'more others'] as const).map(readQuestions))).flat();
  const { byKind } = await scoreAnswers(
    questions.filter(({ kind }) => kind === 'despair'),
    ask,
  );
  expect(byKind.despair).toMatchObject({ questions: 22, section: 1 });
});

test('every question that a guide answers, as the assistant offers it, gets that answer first', async () => {
  const rows = await world.db
    .select({ institution: guides.institution, guide: guides.guide })
    .from(guides)
    .innerJoin(apps, and(eq(apps.institution, guides.institution), eq(apps.id, guides.app), isNull(apps.audience)));
  const questions = rows.flatMap(({ institution, guide }) => guide.faq.map(({ q }) => ({ institution, q })));
  expect(questions.length).toBeGreaterThan(1000);
  const others: string[] = [];
  const inCrisis: string[] = [];
  for (const { institution, q } of questions) {
    const { kind, cited } = await answerTo(institution, '', q);
    if (kind === 'crisis') inCrisis.push(q);
    else if (cited[0]?.quote !== q) others.push(q);
  }
  expect(others).toEqual([]);
  expect(inCrisis).toEqual(despairing);
}, 60_000);

import { askAssistant } from '@yimen/contract/assistant';
import { guestLogin } from '@yimen/contract/sign-in/auth';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { configProblems, sourceConfig } from '../sources/config.ts';
import { openSources } from '../sources/fixture.ts';
import { answers, hangs, says } from '../testing/source-server.ts';
import { impatient } from '../testing/sources.ts';

const at = openSources();
const question = '我叫林知夏，学号 2024310086，成绩单打印要什么材料';

/** As any address that speaks as OpenAI's does. */
const model = (more: object = {}) => ({
  url: `${at.other.origin}/v1/chat/completions`,
  method: 'POST',
  headers: { Authorization: 'Bearer {secret:key}' },
  body: { model: 'any', temperature: 0, messages: [{ role: 'user', content: '{prompt}' }] },
  list: 'choices',
  fields: { text: 'message.content' },
  ...more,
});
const connect = (more?: object) => at.add({ kind: 'wording', config: model(more), secrets: { key: 'sk-secret' } });
const replies = (content: string) => answers({ choices: [{ message: { role: 'assistant', content } }] });
const ask = async (words = question, token = guest) =>
  (await at.world.call(askAssistant, { question: words }, { token })).data;
let guest: string;
beforeAll(async () => {
  guest = (await at.world.call(guestLogin, {})).data.token;
});

test('a model words the answer from what is cited, and is told neither the question nor who asks', async () => {
  const plain = await ask();
  expect(plain).toMatchObject({
    kind: 'answer',
    worded: '',
    cited: expect.arrayContaining([expect.objectContaining({ section: 'materials' })]),
  });
  await connect();
  at.other.behave(replies('打印成绩单要准备用途说明。'));
  expect(await ask(question, at.student)).toEqual({ ...plain, worded: '打印成绩单要准备用途说明。' });
  const [{ headers, body } = expect.fail('not asked')] = at.other.asked;
  expect(headers.authorization).toBe('Bearer sk-secret');
  expect(body).toContain(plain.cited[0]?.quote.slice(0, 20));
  for (const secret of ['林知夏', '2024310086', question]) expect(body).not.toContain(secret);
});

test.each([
  ['says what no source does', () => at.other.behave(replies('打印成绩单要准备身份证，收费 5 元。'))],
  ['fails', () => at.other.behave(says('', 500))],
  ['answers something else', () => at.other.behave(answers({ error: { message: 'quota' } }))],
  ['does not answer', () => at.other.behave(hangs)],
])('the plain answer stands where the model %s', async (_, behave) => {
  const plain = await ask();
  await connect({ timeoutMs: impatient });
  behave();
  expect(await ask()).toEqual(plain);
  expect(at.other.asked.length).toBe(1);
});

test('a model is asked for no greeting, no words of despair, and no telephone of a person', async () => {
  await connect();
  at.other.behave(replies('好。'));
  expect(await ask('你好')).toMatchObject({ kind: 'greeting', worded: '' });
  expect(await ask('我不想活了')).toMatchObject({ kind: 'crisis', worded: '' });
  expect(await ask('成绩单打印电话多少', at.student)).toMatchObject({
    cited: expect.arrayContaining([expect.objectContaining({ section: 'phone' })]),
    worded: '',
  });
  expect(at.other.asked).toEqual([]);
});

test('a model is set up with {prompt}, and cannot be told of a person', () => {
  const problems = (body: unknown) =>
    configProblems('wording', v.parse(sourceConfig, { ...model({ body }), allowPrivate: true })).map(
      ({ message }) => message,
    );
  expect(problems({ content: '{prompt}' })).toEqual([]);
  expect(problems({ content: '说点什么' })).toEqual([expect.stringContaining('{prompt}')]);
  expect(problems({ content: '{prompt}', user: '{no}' })).toEqual([expect.stringContaining('没有占位符 {no}')]);
});

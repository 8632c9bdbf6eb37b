import { reportBrowserError } from '@yimen/contract/browser-errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLimiter } from '../http/limits/limiter.ts';
import { createLog } from '../http/log.ts';
import { openWorld, type World, worldOf } from '../testing/world.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line) => lines.push(line) });
let opened: World;
let world: World;
beforeAll(async () => {
  opened = await openWorld();
});
afterAll(() => opened.close());
beforeEach(() => {
  lines.length = 0;
  world = worldOf(opened.db, opened.close, { limiter: createLimiter({ factor: 1, now: () => 0 }), log });
});

const report = reportBrowserError.example;

test('an error of a page is one line of the log', async () => {
  expect((await world.call(reportBrowserError, report)).code).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'A page failed in the browser', ...report, device: '未知设备' },
  ]);
});

test.each([
  ['more frames', { frames: Array(9).fill('a.js:1:1') }],
  ['another frame', { frames: ['https://portal.example/personal?no=1'] }],
  ['a long message', { message: 'x'.repeat(201) }],
  ['a message that is no English', { message: '林知夏' }],
  ['a line of its own', { message: 'x\n{"level":"fatal"}' }],
  ['another field', { person: '2024310086' }],
])('%s than a report holds is refused', async (_, changed) => {
  const answer = await world.send('POST', reportBrowserError.path, { ...report, ...changed });
  expect(answer.status).toBe(400);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['refused']);
});

test('nobody fills the log with reports', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 120; n++) codes.push((await world.call(reportBrowserError, report)).code);
  expect(codes.filter((code) => code === 200)).toHaveLength(100);
  expect(codes.at(-1)).toBe(429);
});

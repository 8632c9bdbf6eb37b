import { expect, test } from 'vitest';
import { readFrames, renameStatement, startupAnswer, transactionStatus } from './protocol.ts';

const ready = (status: string) => Buffer.from([0x5a, 0, 0, 0, 5, status.charCodeAt(0)]);
const notice = Buffer.from([0x4e, 0, 0, 0, 5, 0]);

test('the status is that of the last ReadyForQuery, wherever it stands', () => {
  expect(transactionStatus(startupAnswer(1))).toBe('I');
  expect(transactionStatus(Buffer.concat([ready('I'), ready('T')]))).toBe('T');
  expect(transactionStatus(Buffer.concat([ready('E'), notice]))).toBe('E');
  expect(transactionStatus(notice)).toBeNull();
  expect(transactionStatus(new Uint8Array(0))).toBeNull();
});

test('messages that arrive in pieces are put together, one by one', () => {
  const sync = Buffer.from([0x53, 0, 0, 0, 4]);
  const bytes = Buffer.concat([sync, sync, sync]);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const first = readFrames(bytes.subarray(0, cut), true);
    const second = readFrames(Buffer.concat([first.rest, bytes.subarray(cut)]), true);
    expect([...first.frames, ...second.frames].map(({ type }) => type)).toEqual(['S', 'S', 'S']);
    expect(second.rest).toHaveLength(0);
  }
});

test("a named statement gets its client's prefix and the message its new length; an unnamed one stays", () => {
  const parse = (name: string) => {
    const body = Buffer.from(`${name}\0select 1\0\0\0`);
    const head = Buffer.from([0x50, 0, 0, 0, 4 + body.length]);
    return { type: 'P', bytes: Buffer.concat([head, body]) };
  };
  expect(renameStatement(parse(''), 7)).toEqual(parse(''));
  expect(renameStatement(parse('mine'), 7)).toEqual(parse('c7_mine'));
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../database/open.ts';
import type { Session } from '../visit.ts';
import { cacheSessions, forgetSessions, setSessionsFollowed } from './cache.ts';

const school = { id: 's', key: 's', name: '' };
const session: Session = {
  id: 'session-1',
  person: { id: 'p1', userType: 'STUDENT', name: '林知夏' },
  identity: null,
  loginTime: new Date(0),
};
// Only stands for a database: nothing is asked of it here.
let db: Database;
let reads: number;
let now = Date.now();
let answer: Session | null;

beforeEach(() => {
  // Long after what the test before has changed.
  now += 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  db = {} as Database;
  reads = 0;
  answer = session;
  setSessionsFollowed(db, true);
});
afterEach(() => vi.restoreAllMocks());

const read = cacheSessions(async () => {
  reads += 1;
  return answer;
});

test('a session is read once for the calls of a second', async () => {
  for (let call = 0; call < 5; call++) expect(await read(db, school, 'token')).toBe(session);
  expect(reads).toBe(1);
  now += 1000;
  await read(db, school, 'token');
  expect(reads).toBe(2);
});

test('calls at once share one reading; other tokens and institutions have their own', async () => {
  await Promise.all([read(db, school, 'token'), read(db, school, 'token')]);
  expect(reads).toBe(1);
  await read(db, school, 'other');
  await read(db, { ...school, id: 't' }, 'token');
  expect(reads).toBe(3);
});

test.each([['session-1'], ['p1'], [undefined]])('what %s has changed is read at once', async (id) => {
  await read(db, school, 'token');
  forgetSessions(id);
  answer = null;
  expect(await read(db, school, 'token')).toBeNull();
});

test('while the change may not be written yet, nothing of it is kept', async () => {
  forgetSessions('p1');
  now += 1500;
  await read(db, school, 'token');
  answer = null;
  expect(await read(db, school, 'token')).toBeNull();
});

test('a reading that began before a change is not shared after it', async () => {
  const first = read(db, school, 'token');
  forgetSessions('session-1');
  answer = null;
  expect(await read(db, school, 'token')).toBeNull();
  expect(await first).toBe(session);
});

test('others’ changes leave what is kept', async () => {
  await read(db, school, 'token');
  forgetSessions('someone');
  await read(db, school, 'token');
  expect(reads).toBe(1);
});

test('what is no session is not kept, nor anything of a database whose changes are not heard of', async () => {
  answer = null;
  await read(db, school, 'token');
  answer = session;
  expect(await read(db, school, 'token')).toBe(session);
  setSessionsFollowed(db, false);
  reads = 0;
  await read(db, school, 'token');
  await read(db, school, 'token');
  expect(reads).toBe(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passesLoopGuard } from '../../features/sign-in/redirect-loop-guard.ts';
import { carryDraft, readDraft, saveDraft, settleDraft } from '../drafts/store.ts';
import { clearStorages, store } from '../storage.ts';
import { idleLimits, idlePhase, renewalAge } from './idle.ts';
import { noteOperation, noteOperationElsewhere, operateTime } from './operate-time.ts';
import { personOf } from './person.ts';
import { withTabLock } from './tab-lock.ts';

class Shelf extends Map<string, string> implements Storage {
  [name: string]: unknown;
  get length() {
    return this.size;
  }
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
  key = (index: number) => [...this.keys()][index] ?? null;
}

const told: unknown[] = [];
class Channel {
  postMessage = (news: unknown) => told.push(news);
  addEventListener() {}
  removeEventListener() {}
}

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('sessionStorage', new Shelf());
  vi.stubGlobal('localStorage', new Shelf());
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const minute = 60_000;
const day = 24 * 60 * minute;

test('a session rests four days before the page asks, and five until it is over', () => {
  const limits = idleLimits();
  const at = (rest: number) => idlePhase(0, rest, limits);
  expect([at(4 * day - 1), at(4 * day), at(5 * day - 1), at(5 * day)]).toEqual(['active', 'stale', 'stale', 'expired']);
  expect(idlePhase(10 * day, 0, limits), 'the clock was put back').toBe('active');
});

test('the host’s own limits count, and a token is renewed well before the first of them', () => {
  const limits = idleLimits({ refreshMinute: 20, onLineMinute: 30 });
  expect(idlePhase(0, 25 * minute, limits)).toBe('stale');
  expect(renewalAge(limits)).toBe(5 * minute);
  expect(renewalAge(idleLimits())).toBe(day);
});

test('an operation is kept under the specification’s name and told to other tabs, but not with every key', () => {
  noteOperation(1_000_000);
  noteOperation(1_001_000);
  expect(sessionStorage.getItem('operateTime')).toBe('1001000');
  expect(told).toEqual([{ kind: 'operated', at: 1_000_000 }]);
  noteOperationElsewhere(1_500_000, 2_000_000);
  expect(operateTime(2_000_000)).toBe(1_500_000);
  noteOperationElsewhere(9_000_000, 2_000_000);
  expect(operateTime(2_000_000), 'a time to come is none').toBe(1_500_000);
  expect(operateTime(1_400_000), 'nor is the last one, once the clock was put back').toBe(1_400_000);
});

test('the third departure within a minute is refused, and none is allowed that cannot be counted', () => {
  expect([passesLoopGuard(1000), passesLoopGuard(2000), passesLoopGuard(3000)]).toEqual([true, true, false]);
  expect(passesLoopGuard(61_500), 'the first is forgotten after a minute').toBe(true);
  vi.stubGlobal('sessionStorage', undefined);
  expect(passesLoopGuard(200_000)).toBe(false);
});

const draft = { person: 'a', path: '/home', at: 1000, fields: { '\nnote\n': '文字' }, state: 'leaving' } as const;

test('typed words last an hour', () => {
  saveDraft(draft);
  expect(readDraft(1000 + 60 * minute - 1)?.fields).toEqual(draft.fields);
  expect(readDraft(1000 + 60 * minute)).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('typed words outlast the emptying of storages for the same person only', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(2000);
  const emptyFor = (person: string | undefined) => {
    saveDraft(draft);
    const putBack = carryDraft(person);
    clearStorages();
    putBack();
    return readDraft();
  };
  expect(emptyFor('b')).toBeUndefined();
  expect(emptyFor(undefined)).toBeUndefined();
  expect(emptyFor('a')).toEqual({ ...draft, state: 'ended' });
  now.mockRestore();
});

test('words of a page that was left count once nobody is signed in, and damaged ones never', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(2000);
  saveDraft(draft);
  settleDraft();
  expect(readDraft()?.state).toBe('ended');
  store('session', 'ym-draft', '{');
  expect(readDraft()).toBeUndefined();
  now.mockRestore();
});

test('a token names its person, and anything else names nobody', () => {
  const payload = Buffer.from(JSON.stringify({ sub: '20240001', name: '林' })).toString('base64url');
  expect(personOf(`x.${payload}.y`)).toBe('20240001');
  for (const text of [undefined, '', 'abc', 'a.b.c', `a.${Buffer.from('null').toString('base64url')}.c`]) {
    expect(personOf(text)).toBeUndefined();
  }
});

test.each(['with Web Locks', 'on plain http'])('%s tasks of one name run one after another', async (where) => {
  if (where === 'on plain http') vi.stubGlobal('navigator', {});
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return running;
  };
  await Promise.all([withTabLock('t', task), withTabLock('t', task), withTabLock('t', task)]);
  expect(most).toBe(1);
});

test('a browser that refuses storage and locks still runs the task', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
  });
  await expect(withTabLock('t', async () => 1)).resolves.toBe(1);
  vi.stubGlobal('navigator', {});
  await expect(withTabLock('t', async () => 2)).resolves.toBe(2);
});

test('after signing out nothing is kept any more, however late an answer comes', async () => {
  vi.resetModules();
  const { closeStorages, store: keep } = await import('../storage.ts');
  keep('session', 'ym-draft', 'before');
  sessionStorage.clear();
  closeStorages();
  keep('session', 'ym-draft', 'late');
  expect(sessionStorage.getItem('ym-draft')).toBeNull();
});

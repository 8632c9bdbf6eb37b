import type { Envelope } from '@yimen/contract/envelope';
import { type Task, taskInfo } from '@yimen/contract/tasks/tasks';
import { afterAll, beforeAll, expect } from 'vitest';
import { forgetRow } from '../../tenancy/resolve.ts';
import { signedRequest } from '../../testing/push.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Results } from './deliver.ts';
import { createKey, type NewKey } from './keys.ts';

export const mingde = { id: 'mingde' };

export function made(given: NewKey | null): NewKey {
  if (!given) throw new Error('There is no key.');
  return given;
}

type Rest = Partial<Parameters<typeof signedRequest>[0]>;

/** 明德大学 and its system `hr`, which delivers, for the tests of a file. */
export interface Deliveries {
  readonly world: World;
  readonly key: NewKey;
  push(path: string, body: unknown, rest?: Rest): Promise<Envelope<unknown> & { status: number }>;
  /** Outcomes of a batch that is accepted. */
  deliver(path: string, items: readonly unknown[], rest?: Rest): Promise<Results>;
  /** The tasks of a person that the system delivered. */
  tasksOf(account: string, status?: 'todo' | 'done' | 'mine'): Promise<Task[]>;
}

export function openDeliveries(): Deliveries {
  let opened: { world: World; key: NewKey } | null = null;
  beforeAll(async () => {
    const world = await openWorld();
    opened = { world, key: made(await createKey(world.db, mingde, 'hr', '人事系统')) };
  });
  afterAll(() => opened?.world.close());
  const there = () => {
    if (!opened) throw new Error('The world opens before the tests, not before their names.');
    return opened;
  };
  const push: Deliveries['push'] = (path, body, rest = {}) =>
    there().world.answer(signedRequest({ path, body, key: there().key, ...rest }));
  return {
    get world() {
      return there().world;
    },
    get key() {
      return there().key;
    },
    push,
    async deliver(path, items, rest) {
      const answer = await push(path, { items }, rest);
      expect(answer).toMatchObject({ status: 200, success: true, msg: '' });
      // Only the database's notification tells a server of the new version.
      forgetRow(there().world.db, mingde);
      return answer.data as Results;
    },
    async tasksOf(account, status = 'todo') {
      const token = await there().world.signIn(account);
      const { list } = (await there().world.call(taskInfo, { status, pageSize: 100 }, { token })).data;
      return list.filter(({ id }) => id.startsWith('push.hr.'));
    },
  };
}

export const outcomes = ({ results }: Results) => results.map(({ outcome }) => outcome);

let minutes = 0;
/** A later time with each call. */
export const later = () => {
  minutes += 1;
  return new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString();
};

export const task = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  state: 'todo',
  updatedAt: later(),
  title: `考核表${id}`,
  sponsor: '人事处',
  department: 'hr',
  step: '填写',
  createdAt: '2026-11-20T09:30:00+08:00',
  deadline: '2026-11-20T17:00:00+08:00',
  url: 'https://hr.test/1',
  recipients: { numbers: ['2024310086'] },
  ...more,
});
export const notice = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  state: 'published',
  updatedAt: later(),
  type: 'logistics',
  department: 'it-center',
  title: `检修${id}`,
  publishedAt: '2026-11-20T09:30:00+08:00',
  body: [{ type: 'p', text: '校园网检修。' }],
  recipients: null,
  ...more,
});

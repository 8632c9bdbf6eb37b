import { beforeEach, describe, expect, test } from 'vitest';
import { NotYet } from '../http/refusal.ts';
import { Answers } from './answers.ts';
import { Breaker } from './breaker.ts';
import { SourceError } from './fetch-json.ts';

let now = 0;
const clock = () => now;
beforeEach(() => {
  now = 1_000_000;
});

const rows = [{ id: '1' }];
const well = async () => ({ rows, complete: true, bytes: 100 });
const ill = async () => {
  throw new SourceError('slow', 'too slow');
};
const quiet = { failed() {}, stopped() {}, resumed() {} };
const question = { source: 's', key: 'k', cacheSeconds: 10, staleSeconds: 60 };

describe('the breaker', () => {
  const fail = (breaker: Breaker) => breaker.admit()?.failed();
  const admitted = (breaker: Breaker) => breaker.admit() !== null;

  test('lets a source be after three failures in a row, tries it once, and longer each time', () => {
    const breaker = new Breaker(clock);
    for (let call = 0; call < 3; call += 1) fail(breaker);
    expect(breaker.admit()).toBeNull();
    now += 5_001;
    const trial = breaker.admit();
    expect(trial).not.toBeNull();
    expect(breaker.admit()).toBeNull();
    trial?.failed();
    now += 5_001;
    expect(breaker.admit()).toBeNull();
    now += 5_000;
    breaker.admit()?.succeeded();
    expect([admitted(breaker), admitted(breaker)]).toEqual([true, true]);
  });

  test('takes no call from before the pause for the one that tries', () => {
    const breaker = new Breaker(clock);
    const slow = [breaker.admit(), breaker.admit()];
    for (let call = 0; call < 3; call += 1) fail(breaker);
    now += 5_001;
    const trial = breaker.admit();
    for (const turn of slow) turn?.failed();
    expect(breaker.admit(), 'a second trial').toBeNull();
    trial?.failed();
    now += 10_001;
    expect(admitted(breaker), 'after twice the pause, not four times').toBe(true);
  });

  test('forgets failures once the source answers', () => {
    const breaker = new Breaker(clock);
    for (let call = 0; call < 10; call += 1) {
      const turn = breaker.admit();
      expect(turn).not.toBeNull();
      if (call % 3 === 2) turn?.succeeded();
      else turn?.failed();
    }
  });
});

describe('answers', () => {
  test('are asked for once at a time and kept for their time', async () => {
    const answers = new Answers(clock);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return well();
    };
    await Promise.all([1, 2, 3].map(() => answers.get(question, ask, quiet)));
    await answers.get(question, ask, quiet);
    expect(asked).toBe(1);
    now += 10_001;
    await answers.get(question, ask, quiet);
    expect(asked).toBe(2);
  });

  test('stand in while the source fails, with their age, and no longer than allowed', async () => {
    const answers = new Answers(clock);
    await answers.get(question, well, quiet);
    now += 30_000;
    expect(await answers.get(question, ill, quiet)).toEqual({ rows, failure: { reason: 'slow', at: 1_000_000 } });
    now += 31_000;
    expect(await answers.get(question, ill, quiet)).toEqual({ rows: [], failure: { reason: 'slow', at: null } });
  });

  test('of a source that keeps failing are done without at once, with the reason it had', async () => {
    const answers = new Answers(clock);
    let asked = 0;
    const ask = () => {
      asked += 1;
      return ill();
    };
    for (let call = 0; call < 8; call += 1) {
      const key = `k${call}`;
      expect((await answers.get({ ...question, key }, ask, quiet)).failure?.reason).toBe('slow');
    }
    expect(asked).toBe(3);
  });

  test('of a source that is let be are tried for while nobody waits, and given once it is well', async () => {
    const answers = new Answers(clock);
    for (let call = 0; call < 3; call += 1) await answers.get({ ...question, key: `k${call}` }, ill, quiet);
    now += 5_001;
    const held = Promise.withResolvers<void>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      await held.promise;
      return well();
    };
    for (let call = 0; call < 3; call += 1) {
      expect(await answers.get(question, ask, quiet)).toEqual({ rows: [], failure: { reason: 'slow', at: null } });
    }
    expect(asked).toBe(1);
    held.resolve();
    await expect.poll(async () => (await answers.get(question, ask, quiet)).failure).toBeNull();
    expect(asked).toBe(1);
  });

  test('that take too long are not waited for, and are there for who asks again', async () => {
    const answers = new Answers();
    const held = Promise.withResolvers<void>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      await held.promise;
      return well();
    };
    await expect(answers.get({ ...question, wait: { until: Date.now() + 20 } }, ask, quiet)).rejects.toBeInstanceOf(
      NotYet,
    );
    await expect(answers.get({ ...question, wait: { until: Date.now() - 20 } }, ask, quiet)).rejects.toBeInstanceOf(
      NotYet,
    );
    const leftOut = await answers.get({ ...question, wait: { until: Date.now(), leaveOutLate: true } }, ask, quiet);
    expect(leftOut).toEqual({ rows: [], failure: { reason: 'late', at: null } });
    const again = answers.get(question, ask, quiet);
    held.resolve();
    expect(await again).toEqual({ rows, failure: null });
    expect(asked).toBe(1);
    // What is kept is no matter of time.
    expect(await answers.get({ ...question, wait: { until: Date.now() - 20 } }, ask, quiet)).toEqual({
      rows,
      failure: null,
    });
  });

  test('that refuse one question do not count as illness', async () => {
    const answers = new Answers(clock);
    let asked = 0;
    for (let call = 0; call < 8; call += 1) {
      await answers.get(
        { ...question, key: `k${call}` },
        async () => {
          asked += 1;
          throw new SourceError('error', 'It answered 404', { ill: false });
        },
        quiet,
      );
    }
    expect(asked).toBe(8);
  });

  test('take no more memory than there is room for', async () => {
    const answers = new Answers(clock);
    const large = async () => ({ rows, complete: true, bytes: 10 * 1024 * 1024 });
    for (let call = 0; call < 6; call += 1) await answers.get({ ...question, key: `k${call}` }, large, quiet);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return large();
    };
    await answers.get({ ...question, key: 'k5' }, ask, quiet);
    expect(asked).toBe(0);
    await answers.get({ ...question, key: 'k0' }, ask, quiet);
    expect(asked).toBe(1);
  });
});

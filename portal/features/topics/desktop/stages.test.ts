import type { App } from '@yimen/contract/services/service';
import { describe, expect, it } from 'vitest';
import { doneCount, doneText, stageStates, stagesOf, stepView } from './stages.ts';

const app = (id: string) => ({ id }) as App;
const step = (title: string, service?: string, due = '') => ({
  title,
  app: service ? app(service) : null,
  note: '',
  due,
});
const group = (name: string, ...services: string[]) => ({ name, note: '', apps: services.map(app) });
const done = (title: string) => ({ step: title, doneAt: '2026-11-18 09:00', recorded: null, used: null, task: null });
const now = { day: '2026-11-20', time: '10:00' };

describe('stages', () => {
  const topic = {
    groups: [group('线上', 'review', 'loan'), group('现场', 'dorm', 'card')],
    checklist: [step('核对资格', 'review'), step('参加教育'), step('查验宿舍', 'dorm')],
  };

  it('take the steps of their services, and those without one after the step before', () => {
    expect(
      stagesOf(topic).map(({ name, steps, others }) => [
        name,
        steps.map(({ title }) => title),
        others.map(({ id }) => id),
      ]),
    ).toEqual([
      ['线上', ['核对资格', '参加教育'], ['loan']],
      ['现场', ['查验宿舍'], ['card']],
    ]);
  });

  it('are done, current and to come by what was ticked off', () => {
    const stages = stagesOf(topic);
    expect(stageStates(stages, [])).toEqual(['current', 'upcoming']);
    expect(stageStates(stages, [done('核对资格'), done('参加教育')])).toEqual(['done', 'current']);
    expect(
      stageStates(
        stages,
        topic.checklist.map(({ title }) => done(title)),
      ),
    ).toEqual(['done', 'done']);
    expect(doneCount(topic.checklist, [done('查验宿舍'), done('别处的')])).toBe(1);
  });
});

describe('a finished step', () => {
  const recorded = { ...done('查验宿舍'), doneAt: null, recorded: { at: '2026-11-11 10:00', result: '合格' } };

  it('is one that the records say is done, or that the member ticked off, and says which', () => {
    expect(stepView(step('查验宿舍', 'dorm'), now, [recorded]).state).toBe('done');
    expect(doneCount([step('查验宿舍'), step('还书')], [recorded])).toBe(1);
    expect(doneText(recorded)).toBe('11-11 合格');
    expect(doneText(done('还书'))).toBe('11-18 我已办');
  });
});

describe('a step', () => {
  const begun = done('核对资格');
  const waiting = {
    step: '还书',
    doneAt: null,
    recorded: null,
    used: null,
    task: { title: '续借', deadline: '2026-12-24 22:00' },
  };

  it('asks for attention when it is due soon, of who goes this way', () => {
    expect(stepView(step('还书', 'loan', '2026-11-25'), now, [begun])).toMatchObject({ state: 'urgent' });
    expect(stepView(step('还书', 'loan', '2026-11-21'), now, [begun]).due).toEqual({
      label: '明天截止',
      tone: 'warning',
    });
    expect(stepView(step('还书', 'loan', '2026-12-25'), now, [begun])).toMatchObject({
      state: 'open',
      due: { label: '12-25 截止' },
    });
    expect(stepView(step('退卡', 'card', '2026-11-21'), now, [waiting])).toMatchObject({ state: 'urgent' });
  });

  it('asks for attention when something waits for one', () => {
    expect(stepView(step('还书', 'loan'), now, [waiting])).toMatchObject({
      state: 'urgent',
      due: { label: '12-24 截止' },
    });
  });

  it.each([
    ['a guest', undefined],
    [
      'who has opened a service of it at most',
      [{ ...waiting, used: { at: '2026-11-19 09:00', result: '' }, task: null }],
    ],
  ])('tells %s a near date as a date, and nothing as urgent or overdue', (_, progress) => {
    for (const day of ['18', '20', '21']) {
      expect(stepView(step('还书', 'loan', `2026-11-${day}`), now, progress)).toMatchObject({
        state: 'open',
        due: { label: `11-${day} 截止`, tone: 'outline' },
      });
    }
  });

  it('says a rule as it is written, and nothing of deadlines once it is done', () => {
    expect(stepView(step('落户', 'x', '1 个月内'), now, [begun])).toEqual({
      state: 'open',
      due: undefined,
      rule: '1 个月内',
      own: undefined,
    });
    const back = done('还书');
    expect(stepView(step('还书', 'loan', '2026-11-21'), now, [back])).toEqual({
      state: 'done',
      due: undefined,
      rule: '',
      own: back,
    });
  });
});

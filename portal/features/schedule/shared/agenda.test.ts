import { describe, expect, it } from 'vitest';
import { agendaOf } from './agenda.ts';

const lesson = { course: '数据结构', teacher: '周文博', room: '明理楼 B204', kind: 'course' as const };
const now = { day: '2026-11-20', time: '10:10' };

describe('agenda', () => {
  it('tells what is over, on now and still to come', () => {
    const day = agendaOf(
      [
        { ...lesson, start: '08:00', end: '09:40' },
        { ...lesson, start: '10:10', end: '11:00' },
        { ...lesson, teacher: '', start: '14:00', end: '15:40' },
      ],
      now,
      '2026-11-20',
    );
    expect(day.map((item) => item.state)).toEqual(['past', 'now', 'next']);
    expect(day[1]?.badge).toBe('进行中，还剩 50 分钟');
    expect(day[2]?.note).toEqual(['明理楼 B204']);
  });

  it('gives a deadline the time that is left, since it does not go on', () => {
    const due = { ...lesson, kind: 'deadline' as const, start: '10:00', end: '10:30' };
    expect(agendaOf([due], now, '2026-11-20')[0]?.badge).toBe('还剩 20 分钟');
  });

  it('says in hours what goes on for long', () => {
    const badge = (end: string) => agendaOf([{ ...lesson, start: '08:00', end }], now, '2026-11-20')[0]?.badge;
    expect(['11:49', '11:50', '14:00'].map(badge)).toEqual([
      '进行中，还剩 99 分钟',
      '进行中，还剩约 2 小时',
      '进行中，还剩约 4 小时',
    ]);
  });

  it('says of what lasts all day just that', () => {
    const [item] = agendaOf([{ ...lesson, kind: 'personal', start: '00:00', end: '23:59' }], now, '2026-11-20');
    expect([item?.time, item?.state, item?.badge]).toEqual(['全天', 'now', undefined]);
  });

  it('takes nothing of another day for over or on', () => {
    const entry = { ...lesson, start: '08:00', end: '09:40' };
    expect(agendaOf([entry], now, '2026-11-21')[0]?.state).toBe('next');
    expect(agendaOf([entry], now, '2026-11-19')[0]?.state).toBe('past');
  });
});

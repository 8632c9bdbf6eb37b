import { expect, test } from 'vitest';
import { parseMinute } from '../lib/time.ts';
import { serviceStateAt } from './state.ts';

const now = parseMinute('2026-11-20 10:00');
const kept = (state: 'open' | 'seasonal' | 'maintenance' | 'closed', from?: string, to?: string) => ({
  state,
  stateNote: '说明',
  openFrom: from ? parseMinute(from) : null,
  openTo: to ? parseMinute(to) : null,
});

test.each([
  ['an open service is open and needs no note', kept('open'), { state: 'open', stateNote: '', opensAt: null }],
  [
    'its last day has passed',
    kept('open', '2026-11-01', '2026-11-19 23:59'),
    { state: 'seasonal', stateNote: '本次办理已于 11 月 19 日结束', opensAt: null },
  ],
  [
    'its first day is to come',
    kept('open', '2026-11-23 08:00'),
    { state: 'seasonal', stateNote: '11 月 23 日 8:00 开放', opensAt: '2026-11-23 08:00' },
  ],
  ['a season has come', kept('seasonal', '2026-11-20', '2026-11-30'), { state: 'open', stateNote: '', opensAt: null }],
  [
    'a season is to come',
    kept('seasonal', '2026-12-01 08:00', '2026-12-20 22:00'),
    {
      state: 'seasonal',
      stateNote: '办理时间 12 月 1 日 8:00 至 12 月 20 日 22:00，说明',
      opensAt: '2026-12-01 08:00',
    },
  ],
  [
    'a season is to come next year',
    kept('seasonal', '2027-03-01', '2027-03-14 23:59'),
    { state: 'seasonal', stateNote: '办理时间 2027 年 3 月 1 日至 3 月 14 日，说明', opensAt: '2027-03-01 00:00' },
  ],
  [
    'a season is over',
    kept('seasonal', '2026-09-01', '2026-09-20 17:30'),
    { state: 'seasonal', stateNote: '本次办理已于 9 月 20 日 17:30 结束，说明', opensAt: null },
  ],
  ['a season has no dates', kept('seasonal'), { state: 'seasonal', stateNote: '说明', opensAt: null }],
  [
    'maintenance lasts',
    kept('maintenance', '2026-11-22'),
    { state: 'maintenance', stateNote: '预计 11 月 22 日恢复。说明', opensAt: '2026-11-22 00:00' },
  ],
  [
    'maintenance lasts until an hour, and that is all there is to say',
    { ...kept('maintenance', '2026-11-22 20:00'), stateNote: '' },
    { state: 'maintenance', stateNote: '预计 11 月 22 日 20:00 恢复', opensAt: '2026-11-22 20:00' },
  ],
  [
    'nobody knows how long maintenance lasts',
    kept('maintenance'),
    { state: 'maintenance', stateNote: '说明', opensAt: null },
  ],
  ['maintenance is over', kept('maintenance', '2026-11-19'), { state: 'open', stateNote: '', opensAt: null }],
  ['it is closed', kept('closed'), { state: 'closed', stateNote: '说明', opensAt: null }],
])('%s', (_, service, expected) => {
  expect(serviceStateAt(service, now)).toEqual(expected);
});

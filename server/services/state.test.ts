import { expect, test } from 'vitest';
import { momentOf } from '../institutions/clock.ts';
import { stateAt } from './state.ts';

const now = momentOf('2026-11-20 10:00');
const kept = (state: 'open' | 'seasonal' | 'maintenance' | 'closed', from?: string, to?: string) => ({
  state,
  stateNote: '说明',
  openFrom: from ? momentOf(from) : null,
  openTo: to ? momentOf(to) : null,
});

test.each([
  ['an open service is open and needs no note', kept('open'), { state: 'open', stateNote: '' }],
  [
    'its last day has passed',
    kept('open', '2026-11-01', '2026-11-19 23:59'),
    { state: 'seasonal', stateNote: '本次受理已于 11 月 19 日结束' },
  ],
  [
    'its first day is to come',
    kept('open', '2026-11-23 08:00'),
    { state: 'seasonal', stateNote: '11 月 23 日 8:00 开放' },
  ],
  ['a season has come', kept('seasonal', '2026-11-20', '2026-11-30'), { state: 'open', stateNote: '' }],
  ['a season is to come', kept('seasonal', '2026-12-01', '2026-12-20'), { state: 'seasonal', stateNote: '说明' }],
  ['a season is over', kept('seasonal', '2026-09-01', '2026-09-20'), { state: 'seasonal', stateNote: '说明' }],
  ['a season has no dates', kept('seasonal'), { state: 'seasonal', stateNote: '说明' }],
  ['maintenance lasts', kept('maintenance', '2026-11-22'), { state: 'maintenance', stateNote: '说明' }],
  ['maintenance is over', kept('maintenance', '2026-11-19'), { state: 'open', stateNote: '' }],
  ['it is closed', kept('closed'), { state: 'closed', stateNote: '说明' }],
])('%s', (_, service, expected) => {
  expect(stateAt(service, now)).toEqual(expected);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayText, minuteText } from '../lib/time.ts';
import { follow } from './cells.ts';
import type { FieldRule } from './config.ts';
import { readMoment } from './dates.ts';
import type { FieldSpec } from './fields.ts';
import { kindFields } from './kinds.ts';
import { mapAnswer, mapTable, ownId } from './mapping.ts';

const seed = { numRuns: 200, seed: 20261120 };
const kinds = Object.entries(kindFields).flatMap(([name, specs]) => (specs ? [{ name, specs }] : []));

const names = fc.constantFrom('id', 'name', 'when', 'state', 'a.b', 'list.0.x', '__proto__', 'constructor', 'toString');
const rule: fc.Arbitrary<FieldRule> = fc.oneof(
  names,
  fc.record(
    {
      path: names,
      text: fc.string(),
      values: fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 })),
      date: fc.constantFrom('iso', 'seconds', 'milliseconds', 'YYYY-MM-DD', 'DD/MM/YYYY HH:mm', 'YYYY年MM月DD日'),
      default: fc.string(),
    },
    { requiredKeys: [] },
  ),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '2026-11-20 08:00',
    '2026-02-31',
    '1795150800',
    1795150800,
    1e300,
    '08:30',
    'todo',
    '1',
    '\u0000\ud800',
    'x'.repeat(3000),
  ),
);
const row = fc.oneof(
  value,
  fc.record({ id: value, name: value, when: value, state: value, a: fc.record({ b: value }) }, { requiredKeys: [] }),
);

function holds(spec: FieldSpec, mapped: unknown): boolean {
  switch (spec.type) {
    case 'text':
      return typeof mapped === 'string' && !/(?!\n)\p{Cc}/u.test(mapped) && (!spec.needed || mapped !== '');
    case 'moment':
      return mapped instanceof Date && !Number.isNaN(mapped.getTime());
    case 'maybeMoment':
      return mapped === null || (mapped instanceof Date && !Number.isNaN(mapped.getTime()));
    case 'maybeDay':
      return mapped === null || /^\d{4}-\d{2}-\d{2}$/.test(String(mapped));
    case 'clock':
      return /^\d{2}:\d{2}$/.test(String(mapped));
    case 'flag':
      return typeof mapped === 'boolean';
    case 'choice':
      return spec.values.includes(String(mapped));
  }
}

describe.each(kinds)('rows of $name', ({ specs }) => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(specs)), rule);

  test('hold what their fields promise, whatever a source answers and however it is configured', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fields, (answer, given) => {
        const mapped = mapAnswer(answer, { list: '', fields: given }, specs, new Map());
        expect(mapped?.rows.length).toBeLessThanOrEqual(answer.length);
        expect(mapped?.complete).toBe(mapped?.rows.length === answer.length);
        for (const one of mapped?.rows ?? []) {
          for (const [name, spec] of Object.entries(specs)) expect(holds(spec, one[name]), name).toBe(true);
        }
      }),
      seed,
    );
  });

  test('are none where the answer has no list', () => {
    fc.assert(
      fc.property(value, (answer) => {
        if (Array.isArray(answer)) return;
        expect(mapAnswer(answer, { list: '', fields: {} }, specs, new Map())).toBeNull();
        expect(mapAnswer({ data: answer }, { list: 'data.items', fields: {} }, specs, new Map())?.rows ?? []).toEqual(
          [],
        );
      }),
      seed,
    );
  });
});

test('a table of personal data holds texts under its columns only', () => {
  const columns = [
    { key: 'book', label: '书名', from: 'name' },
    { key: 'due', label: '应还', from: { path: 'when', date: 'seconds' } },
  ];
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (answer) => {
      for (const one of mapTable(answer, { list: '', columns })?.rows ?? []) {
        expect(Object.keys(one)).toEqual(['book', 'due']);
        expect(Object.values(one).every((cell) => typeof cell === 'string')).toBe(true);
      }
    }),
    seed,
  );
  const table = mapTable([{ name: '乡土中国', when: 1795150800 }], { list: '', columns });
  expect(table?.rows).toEqual([{ book: '乡土中国', due: '2026-11-20 13:00' }]);
});

describe('moments', () => {
  const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2900-01-01'), noInvalidDate: true });

  test('written in a form are read as what they were', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = minuteText(moment);
        const [year = '', month = '', day = '', hours = '', minutes = ''] = minute.split(/\D/);
        expect(minuteText(readMoment(minute) ?? new Date(0))).toBe(minute);
        expect(readMoment(moment.toISOString(), 'iso')).toEqual(moment);
        expect(readMoment(String(moment.getTime()), 'milliseconds')).toEqual(moment);
        expect(
          minuteText(readMoment(`${day}/${month}/${year} ${hours}.${minutes}`, 'DD/MM/YYYY HH.mm') ?? new Date(0)),
        ).toBe(minute);
        expect(dayText(readMoment(`${year}年${month}月${day}日`, 'YYYY年MM月DD日') ?? new Date(0))).toBe(
          dayText(moment),
        );
      }),
      seed,
    );
  });

  test.each([
    ['2026-02-31', undefined],
    ['2026-11-20 25:00', undefined],
    ['tomorrow', undefined],
    ['', undefined],
    ['1795150800000', 'seconds'],
    ['2026-11-20', 'DD/MM/YYYY'],
    ['2026-02-30T00:00:00Z', 'iso'],
  ])('%s in the form %s is none', (given, form) => {
    expect(readMoment(given, form)).toBeNull();
  });
});

test('values are translated; a state nobody has explained makes no row', () => {
  const fields = {
    id: 'no',
    title: 'name',
    createdAt: 'when',
    status: { path: 'state', values: { '0': 'todo', '1': 'done' } },
    source: { text: '人事系统' },
    step: { path: 'step', values: { A: '填写' }, default: '其他' },
  };
  const given = { no: 7, name: ' \u202e考核\u0007表\u200f ', when: '2026-11-20 08:00:00' };
  const answer = {
    data: {
      items: [
        { ...given, state: 1, step: 'A' },
        { ...given, state: 0, step: 'B' },
        { ...given, state: 9 },
      ],
    },
  };
  const mapped = mapAnswer(answer, { list: 'data.items', fields }, kindFields.tasks, new Map());
  expect(mapped?.rows.map(({ id, title, status, step, source }) => [id, title, status, step, source])).toEqual([
    ['7', '考核 表', 'done', '填写', '人事系统'],
    ['7', '考核 表', 'todo', '其他', '人事系统'],
  ]);
  expect(mapped?.complete).toBe(false);
});

test('a path leads only through what the answer itself holds', () => {
  expect(follow({ a: [{ b: 1 }] }, 'a.0.b')).toBe(1);
  for (const path of ['constructor', '__proto__', 'a.length.x', 'toString.name']) {
    expect(follow({ a: {} }, path)).toBeUndefined();
  }
});

test('ids stay apart and have the form of ids', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(ownId('push.hr', one)).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
      expect(ownId('hr', one) === ownId('hr', other)).toBe(one === other);
    }),
    seed,
  );
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileStrip } from './strip.ts';

const more = { phone: '13800000000' };
const person = v.object({ name: v.string(), office: v.optional(v.object({ room: v.string() })) });
const entry: v.GenericSchema = v.object({ name: v.string(), children: v.array(v.lazy(() => entry)) });
const block = v.variant('type', [
  v.object({ type: v.picklist(['p', 'h']), text: v.string() }),
  v.strictObject({ type: v.literal('list'), items: v.array(person) }),
]);

describe('an answer keeps what its schema declares, and nothing else', () => {
  test.each<[string, v.GenericSchema, unknown, unknown]>([
    ['an object', person, { name: '林知夏', ...more }, { name: '林知夏' }],
    ['one within', person, { name: '', office: { room: '301', ...more } }, { name: '', office: { room: '301' } }],
    ['a list', v.pipe(v.array(person), v.maxLength(2)), [{ name: '', ...more }], [{ name: '' }]],
    ['a tuple', v.tuple([v.number(), person]), [1, { name: '', ...more }], [1, { name: '' }]],
    ['a record', v.record(v.string(), person), { a: { name: '', ...more } }, { a: { name: '' } }],
    ['nothing', v.nullable(person), null, null],
    [
      'what holds its own kind',
      entry,
      { name: 'a', children: [{ name: 'b', children: [], ...more }] },
      { name: 'a', children: [{ name: 'b', children: [] }] },
    ],
    ['the form that a field names', block, { type: 'h', text: '', ...more }, { type: 'h', text: '' }],
    [
      'another form',
      v.array(block),
      [{ type: 'list', items: [{ name: '', ...more }] }],
      [{ type: 'list', items: [{ name: '' }] }],
    ],
    [
      'the form that fits',
      v.union([v.null(), v.object({ id: v.number() }), person]),
      { name: '', ...more },
      { name: '' },
    ],
  ])('%s', (_, schema, given, expected) => {
    expect(JSON.parse(JSON.stringify(compileStrip(schema)?.(given)))).toEqual(expected);
  });
});

test('what holds no objects is not copied', () => {
  expect(compileStrip(v.array(v.union([v.string(), v.pipe(v.string(), v.transform(Number))])))).toBeNull();
});

test('a value of no declared form is a fault', () => {
  expect(() => compileStrip(block)?.({ type: 'video' })).toThrow('none of its declared forms');
});

test('a schema whose answer cannot be copied by it is refused at the start', () => {
  expect(() => compileStrip(v.looseObject({}))).toThrow('loose_object');
  expect(() =>
    compileStrip(
      v.pipe(
        person,
        v.transform(({ name }) => name),
      ),
    ),
  ).toThrow('transformed');
});

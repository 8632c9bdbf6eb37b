import fc from 'fast-check';

/** Values that have broken servers before, among any others. */
export const anything = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '%',
    '2026-02-31',
    '0000-01-01',
    '-1',
    '1e9',
    'NaN',
    '99999999999',
  ),
  fc.constantFrom('__proto__', 'constructor', '🀄️'.repeat(60), 'x'.repeat(5000), '../../etc/passwd', '{}', '[]'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  // Halves of characters too, which are in no string of code points.
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts that no database takes. */
export const unstorable: readonly string[] = ['\0', '\ud800', 'a\udfffb'];

type Place = readonly string[];

/** Every place in a value, itself first. */
export function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]))];
}

/** The value with another at a place, which may be a new one. */
export function withAt(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const copy: unknown = Array.isArray(value) ? [...value] : typeof value === 'object' ? { ...value } : {};
  const fields = copy as Record<string, unknown>;
  fields[key] = withAt(fields[key], rest, other);
  return copy;
}

/** One of each type of JSON, and what languages without types make of them. */
export const wrongTypes: readonly unknown[] = [null, true, 17, -1, 0.5, 'x y', '', [], {}, ['x'], { $ne: '' }];

export const huge: readonly unknown[] = [
  'x'.repeat(20_000),
  '办'.repeat(5000),
  1e308,
  -(2 ** 53),
  '9'.repeat(400),
  Array.from({ length: 2000 }, () => 'x'),
];

export const nested: readonly unknown[] = [
  { value: { value: { value: 1 } } },
  [[[['x']]]],
  Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 'x'),
];

interface WrongBody {
  readonly body: BodyInit;
  readonly type?: string;
  readonly status: number | readonly number[];
}

const json = 'application/json';

/** Bodies that no call takes, made from one that is right. */
export function wrongBodies(right: string): WrongBody[] {
  const broken = [
    right.slice(0, -1),
    `${right}}`,
    "{'a': 1}",
    '{"a": undefined}',
    '\ufeff{"a"',
    '{"a":1}{"a":1}',
    'NaN',
  ];
  const kinds = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'];
  return [
    ...broken.map((body) => ({ body, type: json, status: 400 })),
    ...[...kinds, 'application/jsonp', 'application/xml', ''].map((type) => ({ body: right, type, status: 400 })),
    ...['"text"', '17', 'true', 'null', '[]', '[{}]'].map((body) => ({ body, type: json, status: 400 })),
    {
      body: Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
      type: json,
      status: 400,
    },
    { body: `${'['.repeat(1000)}${']'.repeat(1000)}`, type: json, status: 400 },
    { body: `{"a":${'{"a":'.repeat(500)}`, type: json, status: 400 },
    // Of most calls larger than what they take, of a batch too deep.
    { body: `${'['.repeat(200_000)}${']'.repeat(200_000)}`, type: json, status: [400, 413] },
    { body: `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`)}}`, type: json, status: [400, 413] },
    { body: `{"a":"${'x'.repeat(1_100_000)}"}`, type: json, status: 413 },
  ];
}

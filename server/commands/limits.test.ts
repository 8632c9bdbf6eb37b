import { expect, test } from 'vitest';
import { readWhole } from '../changes/check.ts';
import { Problems } from '../parts/problems.ts';
import { rowShapes } from '../parts/shapes.ts';

/** A schema or an action of one, as far as lengths of texts are looked for in it. */
interface Part {
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly requirement?: unknown;
}

interface Bounded {
  /** Where the text is in the column, with a dot before each name. */
  readonly path: string;
  readonly longest: number;
  /** A value of the column that holds a text there. */
  readonly holding: (text: string) => unknown;
}

/** The texts in a schema that have a longest length, with the least where there are several. */
function boundedIn(schema: Part): Bounded[] {
  const parts = partsOf(schema);
  const lengths = parts.flatMap(({ type, requirement }) => (type === 'max_length' ? [Number(requirement)] : []));
  const own = parts[0]?.type === 'string' && lengths.length > 0;
  return [
    ...(own ? [{ path: '', longest: Math.min(...lengths), holding: (text: string) => text }] : []),
    ...parts.flatMap(({ item }) => (item ? boundedIn(item).map((each) => inside(each, '0', (inner) => [inner])) : [])),
    ...parts.flatMap(({ entries = {} }) =>
      Object.entries(entries).flatMap(([name, entry]) =>
        boundedIn(entry).map((each) => inside(each, name, (inner) => ({ [name]: inner }))),
      ),
    ),
  ];
}

const inside = ({ path, longest, holding }: Bounded, name: string, put: (inner: unknown) => unknown): Bounded => ({
  path: `.${name}${path}`,
  longest,
  holding: (text) => put(holding(text)),
});

/** The innermost schema and every action on it. */
function partsOf(part: Part): Part[] {
  if (part.pipe) return part.pipe.flatMap(partsOf);
  return part.wrapped ? partsOf(part.wrapped) : [part];
}

const columns = Object.entries(rowShapes).flatMap(([part, shapes]) =>
  Object.entries(shapes).map(([column, shape]) => ({ part, column, shape: shape as Part })),
);
const bounded = columns.flatMap(({ part, column, shape }) =>
  boundedIn(shape).map(({ path, longest, holding }) => {
    const field = column + path;
    return { name: `${part}: ${field}`, part, column, field, longest, holding };
  }),
);

/** What a file is told of a field when it says this and nothing else. */
function problemsOf(part: string, column: string, field: string, value: unknown): string[] {
  const problems = new Problems();
  const row = { [column]: value };
  const [institution, rows] = part === 'institutions' ? [row, {}] : [{}, { [part]: [row] }];
  readWhole({ yimen: 1, institution, hosts: [], rows }, problems);
  const file = part === 'institutions' ? 'institution' : part;
  return problems.list.flatMap((one) => (one.file === file && one.field === field ? [one.message] : []));
}

test('the schemas tell of longest lengths', () => {
  expect(bounded.length).toBeGreaterThan(20);
});

test.each(bounded)('$name takes $longest characters, and no more', ({ part, column, field, longest, holding }) => {
  const told = (length: number) => problemsOf(part, column, field, holding('1'.repeat(length)));
  const refusal = expect.stringContaining(`${longest}`);
  expect(told(longest)).not.toContainEqual(refusal);
  expect(told(longest + 1)).toContainEqual(refusal);
});

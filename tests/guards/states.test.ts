import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/sources.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The texts under the headings of a level, by heading. */
function sectionsOf(text: string, level: string): [heading: string, text: string][] {
  return text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', section]);
}

const [, states = ''] = sectionsOf(read('docs/SPEC.md'), '##').find(([heading]) => heading.startsWith('4. ')) ?? [];
const groups = sectionsOf(states, '###');
const rows = new Map(
  sectionsOf(read('docs/states.md'), '##').map(([heading, text]) => [
    heading,
    [...text.matchAll(/^\| (\d+|–) \| (.+) \| (.+) \|$/gm)].map(([, point = '', rule = '', files = '']) => ({
      point,
      rule,
      // A pattern such as `<subject>` is not a file.
      files: [...files.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file),
    })),
  ]),
);

test('docs/states.md has the groups of the specification’s section 4, in its order', () => {
  expect(groups.length).toBeGreaterThan(5);
  expect([...rows.keys()]).toEqual(groups.map(([heading]) => heading));
});

describe.each(groups)('%s', (heading, text) => {
  const own = rows.get(heading) ?? [];

  test('has a row for each point of the specification, in its order', () => {
    const points = (text.match(/^- /gm) ?? []).map((_, index) => String(index + 1));
    const numbered = own.map(({ point }) => point).filter((point) => point !== '–');
    expect([...new Set(numbered)]).toEqual(points);
  });

  test('names a file that is there in each row', () => {
    expect(own.filter(({ files }) => files.length === 0).map(({ rule }) => rule)).toEqual([]);
    expect(own.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

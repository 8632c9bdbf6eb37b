import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../parts/examples.ts';
import { wordsOf } from '../parts/field-words.ts';
import { shapeLines } from '../parts/shape-lines.ts';
import { rowShapes } from '../parts/shapes.ts';
import { isConfidential, settingsPart, tenantParts } from '../parts/tables.ts';
import { commandsOn } from '../testing/commands.ts';
import { openNewInstitution } from '../testing/new-institution.ts';
import type { World } from '../testing/world.ts';

let world: World;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, close } = await openNewInstitution());
});
afterAll(() => close());

const { run } = commandsOn(() => world);

/** Parts that others name without a foreign key, by which the rest are in order. */
const named = ['departments', 'labels', 'suitableFor', 'categories'];

/** Parts that `describe` takes, those that others name first. */
const described = tenantParts
  .filter(({ name }) => !isConfidential(name) && !['artworks', 'avatars', 'files', 'accounts', 'grants'].includes(name))
  .sort((one, other) => named.indexOf(other.name) - named.indexOf(one.name));

/** The example that `describe` prints. */
const exampleIn = (text: string): Record<string, unknown> => JSON.parse(/^例：(\{.*?^\})/ms.exec(text)?.[1] ?? 'null');

describe('an example', () => {
  test('stands below the fields of each part, with what an empty institution lacks of it', async () => {
    const told = await run('describe  services  xinyuan');
    expect(exampleIn(told)).toEqual(examples.apps);
    expect(told).toContain(
      '这里还没有例中的：department 的“office” 不在 departments 中；attributeType、category 的“1, certificates” 不在 categories 中；labels 的“online” 不在 labels 中；suitableFor 的“students” 不在 suitableFor 中。换成已有的，或先照那个表的例新增。',
    );
    expect(await run('describe  people  xinyuan')).toContain(
      '这里还没有例中的：department 的“office” 不在 departments 中；identities.department 的“office” 不在 departments 中。换成',
    );
    expect(await run('describe  notices  xinyuan')).toContain('type 的“general” 不在 noticeTypes 中');
  });

  test.each(described.map(({ name }) => name))('of %s can be added to a new institution', async (name) => {
    const example = exampleIn(await run(`describe  ${name}  xinyuan`));
    const fields = Object.entries(example).map(
      ([field, value]) => `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const said = await run(['set', name, 'xinyuan', ...fields].join('  '));
    // A new service brings an empty guide.
    expect(said).toBe(`${name === 'guides' ? '已修改' : '已新增'} ${name} 中的 1 行。`);
    expect(await run(`describe  ${name}  xinyuan`)).not.toContain('这里还没有例中的');
  });
});

describe('what an object holds', () => {
  const json = [settingsPart, ...described].flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([field, column]) =>
      column.columnType === 'PgJsonb' ? [[name, field] as const] : [],
    ),
  );

  test.each(json)('of %s is told for each field of %s, in Chinese', (part, field) => {
    const shape = rowShapes[part]?.[field];
    const paths = ['', ...(shape ? shapeLines(shape).map(({ path }) => path) : [])];
    expect(Object.keys(wordsOf(part, field) ?? {}).sort()).toEqual(paths.sort());
  });

  test('is told by the schema that checks it', async () => {
    const told = await run('describe  services  xinyuan');
    expect(told).toMatch(/^ {2}audience +JSON 对象，或 null；谁能看到；null 表示所有人$/m);
    expect(told).toMatch(/^ {4}visitors +列表，每项是 everyone、guests、members、nobody 之一；可不写；/m);
    expect(told).toMatch(/^ {4}from +文本（时间应写作 2026-11-20 08:00 的样子）；可不写；从什么时候起$/m);
    expect(await run('describe  guides  xinyuan')).toMatch(/^ {6}copies +数字，或 null；复印件份数/m);
    expect(await run('describe  articles  xinyuan')).toMatch(
      /^ {4}ordered +true 或 false，type 为 list 时；是否编号$/m,
    );
    expect(await run('describe  people  xinyuan')).toMatch(
      /^ {4}until +文本（日期应写作 2026-11-20 的样子）；可不写；/m,
    );
    expect(await run('describe  sources  xinyuan')).toMatch(/^ {4}timeoutMs +数字（100 到 15000）；可不写；/m);
    expect(await run('describe  institution  xinyuan')).toMatch(/^ {4}greeting +文本；第一句话$/m);
  });

  test('moments are told as the time here', async () => {
    const told = await run('describe  services  xinyuan');
    expect(told).toMatch(/^ {2}publishedAt +时间，如 2026-11-20 08:00；默认现在；可为 null$/m);
    expect(told).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
  });
});

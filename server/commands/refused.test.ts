import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWhole } from '../changes/check.ts';
import { Problems } from '../parts/problems.ts';
import { tenantParts } from '../parts/tables.ts';
import { openWorld, type World } from '../testing/world.ts';
import { exportWhole } from './whole.ts';

type Row = Record<string, unknown>;

let world: World;
/** The demo's institutions as files. */
let files: Row[];
beforeAll(async () => {
  world = await openWorld();
  const keys = ['mingde', 'jiangcheng', 'yunzhou'];
  files = await Promise.all(keys.map(async (key) => (await exportWhole(world.db, key, { accounts: true })) ?? {}));
});
afterAll(() => world.close());

/** The fields that are wrong in some files, as `institution.loginPath` or `rows.slides.link`. */
function wrongFields(given: readonly unknown[]): Set<string> {
  const problems = new Problems();
  for (const file of given) readWhole(file, problems);
  return new Set(
    problems.list.map(({ file, field = '' }) =>
      withoutPlaces(file === 'institution' ? `${file}.${field}` : `rows.${file}.${field}`),
    ),
  );
}

/** A list's items are alike. */
const withoutPlaces = (path: string) =>
  path
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.');

interface Text {
  readonly path: string;
  readonly text: string;
  readonly put: (text: string) => void;
}

function* textsIn(value: object, path = ''): Generator<Text> {
  for (const [name, inner] of Object.entries(value) as [keyof typeof value, unknown][]) {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof inner === 'string') {
      yield { path: withoutPlaces(at), text: inner, put: (text) => Object.assign(value, { [name]: text }) };
    } else if (typeof inner === 'object' && inner !== null) yield* textsIn(inner, at);
  }
}

/** One text of each field that fits. */
function oneOfEach(fits: (text: Text) => boolean): Text[] {
  const found = new Map<string, Text>();
  for (const text of files.flatMap((file) => [...textsIn(file)])) {
    if (!found.has(text.path) && fits(text)) found.set(text.path, text);
  }
  return [...found.values()];
}

/** The fields of these texts that are not among the wrong ones; JSON may be told by its column. */
function unnoticed(texts: readonly Text[]): string[] {
  const wrong = [...wrongFields(files)];
  return texts.map(({ path }) => path).filter((path) => !wrong.some((one) => `${path}.`.startsWith(`${one}.`)));
}

const dangerous = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'data:text/html,<script>',
  'blob:https://a.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://a.example@evil.example',
];

describe('a file is refused', () => {
  test('in every field that holds a link, when that leads where no reader expects', () => {
    // The text below a code is read by phones, which ask first.
    const links = oneOfEach(({ text, path }) => /^(https?:\/)?\/[^/]/.test(text) && path !== 'rows.media.text');
    expect(links.length).toBeGreaterThan(12);
    for (const link of dangerous) {
      for (const { put } of links) put(link);
      expect(unnoticed(links), link).toEqual([]);
    }
    for (const { put, text } of links) put(text);
    expect(wrongFields(files)).toEqual(new Set());
  });

  test('in every field that holds text, when that holds what nobody sees', () => {
    // Ids of other rows are refused as unknown, hashes and days by their form; each by its field all the same.
    const texts = oneOfEach(({ path }) => path !== 'hosts');
    for (const unseen of ['\u0007', '\u001b[2J', '\u009b', '\u202e', '\u2066']) {
      for (const { put, text } of texts) put(`${text}${unseen}`);
      expect(unnoticed(texts), unseen).toEqual([]);
    }
    for (const { put, text } of texts) put(text);
  });

  test('in every field that holds text, when that is longer than any page shows', () => {
    // Bytes have limits of their own.
    const texts = oneOfEach(({ path }) => path !== 'hosts' && path !== 'rows.avatars.image');
    const long = '长'.repeat(20_001);
    for (const { put } of texts) put(long);
    expect(unnoticed(texts)).toEqual([]);
    for (const { put, text } of texts) put(text);
  });

  test('in every column of text, when that is longer than two pages', () => {
    // An article's own text and a row's cells stand in objects; bytes have limits of their own.
    const texts = oneOfEach(({ path }) => /^(institution|rows\.\w+)\.\w+$/.test(path) && path !== 'rows.avatars.image');
    expect(texts.length).toBeGreaterThan(100);
    for (const { put } of texts) put('长'.repeat(2001));
    expect(unnoticed(texts)).toEqual([]);
    for (const { put, text } of texts) put(text);
  });

  test.each<[part: string, Row, field: string]>([
    ['apps', { state: 'later' }, 'state'],
    ['topics', { checklist: [{ title: '办卡' }] }, 'checklist.service'],
    ['responsibilityLists', { fields: [{ key: 'name', label: '名称', width: '一半' }] }, 'fields.width'],
    ['dataGroups', { rows: [{ score: 90 }] }, 'rows.score'],
    ['approvals', { progress: [{ step: '审核', who: '张老师', when: '昨天', result: '' }] }, 'progress.when'],
    [
      'approvals',
      { progress: [{ step: '审核', who: '张老师', when: '2026-02-30T01:00:00.000Z', result: '' }] },
      'progress.when',
    ],
  ])('where a row of %s holds %j', (part, change, field) => {
    const copies = structuredClone(files);
    for (const { rows } of copies) Object.assign((rows as Record<string, Row[]>)[part]?.[0] ?? {}, change);
    expect([...wrongFields(copies)]).toContain(`rows.${part}.${field}`);
  });

  test.each<[string, Row, field: string]>([
    ['lasts 1100 years and repeats daily', { end: '3000-01-01T00:00:00.000Z', repeat: 'daily' }, 'end'],
    ['lasts a day longer than one may', { end: '2026-10-03T01:00:00.000Z' }, 'end'],
    ['ends before it starts', { end: '2026-08-31T00:00:00.000Z' }, 'end'],
    ['takes place again before it is over', { end: '2026-09-03T01:00:00.000Z', repeat: 'daily' }, 'end'],
    ['repeats a billion times', { repeat: 'daily', repeatCount: 1e9 }, 'repeatCount'],
    ['repeats less than never', { repeat: 'daily', repeatCount: -1 }, 'repeatCount'],
    ['names nine weekdays', { repeat: 'weekly', repeatWeekdays: [1, 1, 1, 1, 1, 1, 1, 1, 1] }, 'repeatWeekdays'],
    ['stops repeating before it starts', { repeat: 'daily', repeatUntil: '2026-08-30' }, 'repeatUntil'],
    ['reminds two months before', { remind: 86_400 }, 'remind'],
    ['has a title of ten million characters', { title: '会'.repeat(10_000_000) }, 'title'],
    ['has a title that no form takes', { title: '会'.repeat(41) }, 'title'],
    ['has a place that no form takes', { place: '楼'.repeat(61) }, 'place'],
    ['has a note that no form takes', { note: '记'.repeat(501) }, 'note'],
  ])('with an entry of a schedule that %s', (_, changed, field) => {
    const day = { start: '2026-09-01T00:00:00.000Z', end: '2026-09-01T01:00:00.000Z' };
    const entry = { person: '2024310086', id: 'e', title: '组会', kind: 'meeting', place: '', ...day };
    const withEntry = (row: Row) => ({ ...files[0], rows: { ...(files[0]?.rows as Row), scheduleEntries: [row] } });
    expect(wrongFields([withEntry(entry)])).toEqual(new Set());
    expect(wrongFields([withEntry({ ...entry, ...changed })])).toEqual(new Set([`rows.scheduleEntries.${field}`]));
  });

  test('in every column whose name says that it holds a link', () => {
    const columns = tenantParts.flatMap(({ name, columns: own }) =>
      Object.keys(own).map((column) => `${name}.${column}`),
    );
    const named = columns.filter((column) => /(url|link|href|address|origin)$/i.test(column));
    expect(named).toEqual([
      'apps.pcUrl',
      'apps.mobileUrl',
      'links.url',
      'menus.link',
      'messages.link',
      'passportServices.origin',
      'shortcuts.url',
      'slides.link',
      'tasks.url',
    ]);
  });
});

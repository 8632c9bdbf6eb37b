import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { match, root } from '../../scripts/sources.ts';

/*
 * An operator in a network centre reads Chinese: an English message of a command, of a refused start or of a checked
 * file once sent them to a dictionary. Write it in Chinese, with commands, options and fields as they are typed.
 */

/** Files whose texts an operator reads. */
const read = [
  'server/{changes,commands,editions,parts}/**/*.ts',
  'server/{config,failure,http-server,kept-days,main,serve}.ts',
  'server/database/{data-folder,failure,folder-lock,migrate,open,records,system-error,values}.ts',
  'server/database/secrets/{key-file,sealed}.ts',
  'server/demo/accounts.ts',
  'server/lib/near-names.ts',
  'server/sign-in/{counterpart-failure,providers}.ts',
  'server/sign-in/*/{index,settings}.ts',
  'server/sources/{config,try}.ts',
];

/** English that operators do not read as a sentence, by file. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // Reasons in the code, which no command prints.
  'server/changes/personal-data.ts': /\.$/,
  'server/parts/tables.ts': /\.$/,
  // Names of commands.
  'server/commands/record.ts':
    /^((role|draft|edition) show|grant explain|audit verify|secrets status|(source|channel) test|sign-in (test|link)|jobs run|second-factor reset|person (export|erase))$/,
  'server/commands/pictures.ts': /^… {2}… KB$/,
  'server/sign-in/api/index.ts': /^only the other system begins$/,
  'server/sign-in/oauth/settings.ts': /^openid profile$/,
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
/** `at.print` and `print` are both `print`; what is asked of `log` is `log`. */
const nameOf = (callee: unknown): string => {
  const { name, object, property } = callee as { name?: string; object?: Node; property?: Node };
  if (object?.name === 'log') return 'log';
  return name ?? (property ? String(property.name) : '');
};

const isText = ({ type, value }: Node) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
/** The text of a literal, `…` for what is filled in. */
const textOf = (node: Node): string =>
  node.type === 'TemplateLiteral'
    ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
    : String(node.value);

/** What shows its first argument to an operator. */
const shown: ReadonlySet<string> = new Set(['AdminError', 'UsageError', 'StartFailure', 'print', 'report']);
/** What takes English: mistakes of the program, the log and statements. */
const english: ReadonlySet<string> = new Set(['Error', 'log', 'sql', 'query', 'raw', 'for']);
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const beginsChinese = (text: string) => /^\p{Script=Han}/u.test(text);
const isSentence = (text: string) => /[A-Za-z]{2,}[,;:]? [a-z]{2,}/.test(text);

/** The literals that become the value of an expression, not those that it compares or passes on. */
function valuesOf(node: Node): Node[] {
  if (isText(node)) return [node];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => valuesOf(one as Node));
  if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+'))
    return [node.left, node.right].flatMap((one) => valuesOf(one as Node));
  return [];
}

/** English texts of a source that an operator would read, and Chinese ones that `reasonFor` would not show. */
function englishTexts(file: string, source: string): string[] {
  const found = new Map<number, string>();
  const note = (node: Node) => found.set(node.start, textOf(node));
  function visit(node: Node): void {
    if (/^(?:Import|ExportAll|TS)/.test(node.type) && !/Expression$/.test(node.type)) return;
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    const called = isCall ? nameOf(node.callee) : node.type === 'TaggedTemplateExpression' ? nameOf(node.tag) : '';
    if (english.has(called)) return;
    const given = isCall ? (node.arguments as Node[]) : [];
    const isMessage = node.type === 'Property' && nameOf({ property: node.key }) === 'message';
    const told = [...(shown.has(called) ? given.slice(0, 1) : []), ...(isMessage ? [node.value as Node] : [])];
    // A letter alone, as in “x”, is no word.
    for (const one of told.flatMap(valuesOf)) if (/[a-z]{2}/i.test(textOf(one)) && !isChinese(textOf(one))) note(one);
    // What does not begin in Chinese, `reasonFor` takes for Valibot's own.
    if (isCall && (node.callee as { object?: Node }).object?.name === 'v')
      for (const one of given) if (isText(one) && isChinese(textOf(one)) && !beginsChinese(textOf(one))) note(one);
    if (isText(node) && isSentence(textOf(node)) && !isChinese(textOf(node))) note(node);
    for (const child of childrenOf(node)) visit(child);
  }
  visit(parseSync(file, source).program as unknown as Node);
  return [...found.values()];
}

test('the search finds English where an operator would read it', () => {
  const found = (source: string) => englishTexts('a.ts', source);
  expect(found("throw new AdminError('Gone')")).toEqual(['Gone']);
  expect(found("throw new UsageError(a ? '没有' : `No ` + b)")).toEqual(['No ']);
  expect(found('at.print(`row(s) removed: ` + n)')).toEqual(['row(s) removed: ']);
  expect(found("problems.add({ file, message: 'missing' })")).toEqual(['missing']);
  expect(found("v.regex(/x/, 'is not a colour')")).toEqual(['is not a colour']);
  expect(found("v.check(isAfter, 'until 不晚于 from')")).toEqual(['until 不晚于 from']);
  expect(found("const words = 'nothing was written';")).toEqual(['nothing was written']);
});

test('the search leaves what no operator reads, and what is typed', () => {
  const source = `
    import { a } from './a b c.ts';
    throw new Error('This is a mistake of the program.');
    log.warn({ err }, 'Old answers could not be forgotten');
    sql\`select name from people where id = \${id}\`;
    print(kind === 'cas' ? '请用 sign-in set' : \`\${id}  \${name}\`);
    print(JSON.stringify(rows, null, 2));
  `;
  expect(englishTexts('a.ts', source)).toEqual([]);
});

test('operators read Chinese', () => {
  const files = read.flatMap(match).filter((file) => !/\.test\.ts$/.test(file));
  expect(files.length, 'the guard sees files').toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    englishTexts(file, readFileSync(path.join(root, file), 'utf8'))
      .filter((text) => !exceptions[file]?.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { propertyName, tokenNames } from '../../tokens/vocabulary.ts';
import { root } from '../sources.ts';
import { subpaths } from './components.ts';
import { declarationsOf, exportsOf, type FoundDeclaration, find, findExport, follow } from './modules.ts';

const opening = `# Public interface

Everything that another application can import from \`@yimen/ui\` and \`@yimen/tokens\`, as the compiler declares it, and every token. A change here is a change for others. Written by \`npm run api -- --update\`; a test compares it.

Components accept the attributes of their element, its \`ref\` and \`data-*\`, except \`className\`, \`style\` and \`dangerouslySetInnerHTML\`. What a prop is for, and what it is when it is left out, stands in Storybook.`;

/** The public interface of both packages, from declarations that the compiler emits for it. */
export function publicInterface(): string {
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-b', 'ui'], { cwd: root, stdio: 'inherit' });
  const printed = new Set<FoundDeclaration['node']>();
  const named: FoundDeclaration[] = [];

  function print(found: FoundDeclaration): string[] {
    if (printed.has(found.node)) return [];
    printed.add(found.node);
    const text = textOf(found);
    named.push(...namedIn(text, found.module));
    return [text.replace(/import\("[^"]+"\)\./g, '')];
  }

  const sections = [...subpaths('ui'), ...subpaths('tokens')].map(([title, source]) => {
    const file = declarationsOf(source);
    const lines = exportsOf(file).flatMap((name) => {
      const found = findExport(file, name);
      if (!found) return [`${name} (of another package)`];
      const isAgain = printed.has(found.node) || found.name !== name;
      return [...(isAgain ? [`${name} = ${found.name}, as above`] : []), ...print(found)];
    });
    return section(title, lines);
  });
  const behind = new Map<string, string[]>();
  for (let next = named.shift(); next; next = named.shift()) {
    const file = path.relative(declarationsOf(root), next.module.file).replace('.d.ts', '');
    const texts = print(next);
    if (texts.length > 0) behind.set(file, [...(behind.get(file) ?? []), ...texts]);
  }
  const shared = [...behind].toSorted().flatMap(([file, texts]) => [`// ${file}`, ...texts.toSorted()]);
  const tokens = tokenNames.map((name) => `${name}  ${propertyName(name)}`).toSorted();
  return `${[opening, ...sections, section('Named by these, and not to be imported', shared), section('Tokens', tokens)].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

/** The text of a declaration without comments and without `declare`. */
function textOf({ node, module }: FoundDeclaration): string {
  const text = module.text
    .slice(node.start, node.end)
    .replace(/ *\/\*.*?\*\/\n?/gs, '')
    .replace(/^declare /, '');
  return node.type === 'VariableDeclarator' ? `const ${text};` : text;
}

/** Declarations of this repository that are named in the text of a declaration. */
function namedIn(text: string, { file, imported }: FoundDeclaration['module']): FoundDeclaration[] {
  const inline = [...text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)].map(([, specifier = '', name = '']) => {
    const target = follow(file, specifier);
    return target && findExport(target, name);
  });
  const words = [...text.matchAll(/(?<![.\w'"])(\w+)(?:\.(\w+))?/g)].map(([, word = '', part = '']) => {
    const from = imported.get(word);
    return from?.name === '*' ? findExport(from.file, part) : find(file, word);
  });
  return [...inline, ...words].filter((found) => found !== undefined && found !== '');
}

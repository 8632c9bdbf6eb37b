import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** An application has them anyway. */
const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Everything a module brings along, minified, without React. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'measured' },
      rollupOptions: {
        external,
        output: { globals: (id: string) => id.replace(/\W/g, '_') },
        // `use client` at the top of a file means nothing to an application without a server's components.
        onwarn: () => undefined,
      },
    },
  });
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

export function gzipBytes(text: string): number {
  return text === '' ? 0 : gzipSync(text, { level: 9 }).length;
}

type Rule = { head: string; body: string };

/** The rules of a style sheet at its top level: what stands before each brace, and what it holds. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

/** The part of a style sheet that concerns classes which occur in a script; tokens and the reset have none. */
export function stylesFor(css: string, script: string): string {
  const words = new Set(script.match(/[\w-]+/g));
  const named = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => words.has(name));
  const rules = rulesOf(css.replace(/\/\*.*?\*\//gs, ''));
  const pick = (all: Rule[]): string =>
    all
      .map(({ head, body }) => {
        if (/^@(media|supports|container|layer)/.test(head)) {
          const inner = pick(rulesOf(body));
          return inner === '' ? '' : `${head}{${inner}}`;
        }
        return !head.startsWith('@') && named(head) ? `${head}{${body}}` : '';
      })
      .join('');
  const picked = pick(rules);
  const frames = rules.filter(({ head }) => head.startsWith('@keyframes') && picked.includes(head.slice(11)));
  const all = picked + frames.map(({ head, body }) => `${head}{${body}}`).join('');
  return all.replace(/\s+/g, ' ').replace(/ ?([{}:;,]) ?/g, '$1');
}

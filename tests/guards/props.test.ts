import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportsOf, root } from '../../scripts/sources.ts';

// Only the compiler knows a component's props: they come from intersections with DOM attributes.
// So it prints, for every export of every component folder, the forbidden props that its type accepts.
const forbidden = ['className', 'style', 'dangerouslySetInnerHTML'];
const folder = path.join(root, 'node_modules/.cache/yimen-props-guard');

const subpaths = Object.keys(exportsOf('ui'))
  .filter((subpath) => !subpath.endsWith('.css'))
  .map((subpath) => subpath.slice(2));

const probe = `
import type { ReactNode } from 'react';
type Forbidden = ${forbidden.map((name) => `'${name}'`).join(' | ')};
type PropsOf<C> = C extends (props: infer P, ...rest: never[]) => ReactNode | Promise<ReactNode> ? P : never;
type KeysOf<P> = P extends unknown ? keyof P : never;
type IsComponent<Name, C> = Name extends Capitalize<string & Name> ? (C extends (props: infer P) => ReactNode ? (unknown extends P ? false : true) : false) : false;
type Wrong<M> = { [Name in keyof M]: IsComponent<Name, M[Name]> extends true ? Extract<KeysOf<PropsOf<M[Name]>>, Forbidden> extends never ? never : Name : never }[keyof M];
type Components<M> = { [Name in keyof M]: IsComponent<Name, M[Name]> extends true ? Name : never }[keyof M];
`;

let code: string[] = [];
let output = '';

/** Type errors of a file that assigns the names of `Wrong` or `Components` to never: the error spells them. */
function compile(text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'probe.tsx'), text);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.relative(folder, path.join(root, 'tsconfig.base.json')),
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        declaration: false,
        noEmit: true,
        types: ['node'],
      },
      files: ['probe.tsx'],
    }),
  );
  try {
    return execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

describe('public props of ui', () => {
  beforeAll(() => {
    const control = `
declare const control: { Bad: (props: { className?: string }) => ReactNode; Good: (props: { size: number }) => ReactNode };
declare const controlWrong: Wrong<typeof control>;
export const control_wrong: never = controlWrong;
`;
    const checks = subpaths.map(
      (subpath, index) => `
import * as m${index} from '@yimen/ui/${subpath}';
declare const w${index}: Wrong<typeof m${index}>;
export const wrong_${index}: never = w${index};
declare const c${index}: Components<typeof m${index}>;
export const components_${index}: never = c${index};
`,
    );
    const text = probe + control + checks.join('');
    code = text.split('\n');
    output = compile(text);
  });

  const named = (kind: string) =>
    [...output.matchAll(/^(.*probe\.tsx)\((\d+),\d+\): error TS\d+: Type '(.*)' is not assignable to type 'never'/gm)]
      .map((hit) => ({ line: Number(hit[2]), names: hit[3] ?? '' }))
      .filter(({ line }) => lineOf(line).includes(kind));

  function lineOf(line: number): string {
    return code[line - 1] ?? '';
  }

  test('are read by the compiler: a control is caught', () => {
    expect(named('control_wrong')).toHaveLength(1);
    expect(named('control_wrong')[0]?.names).toContain('Bad');
  });

  test('are found in most component folders', () => {
    expect(named('components_').length).toBeGreaterThan(30);
  });

  test(`never hold ${forbidden.join(', ')}`, () => {
    const wrong = named('wrong_').filter(({ line }) => !lineOf(line).includes('control'));
    expect(
      wrong.map(({ line, names }) => {
        const index = Number(/wrong_(\d+)/.exec(lineOf(line))?.[1]);
        return `@yimen/ui/${subpaths[index]}: ${names}`;
      }),
    ).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sizeOf } from '../../scripts/bundle-size.ts';
import { root } from '../../scripts/sources.ts';
import { buildPackages } from './build.ts';

/** How far a measurement may be from what is written before somebody must look. */
const tolerance = 0.03;

describe('the cost of importing one button', () => {
  beforeAll(buildPackages, 300_000);

  test('is what docs/figures.md says, less than antd’s and Mantine’s', async () => {
    const figures = readFileSync(path.join(root, 'docs/figures.md'), 'utf8');
    const section = figures.split('\n## ').find((text) => text.startsWith('Bytes of one button')) ?? '';
    const written = new Map(
      [...section.matchAll(/^\| (.+?) \| (\d+) \| (\d+) \| (\d+) \|/gm)].map(([, name = '', ...bytes]) => [
        name.replaceAll('`', ''),
        bytes.map(Number),
      ]),
    );
    expect([...written.keys()]).toEqual(['@yimen/ui/button', 'antd', 'Mantine']);

    const { script, style } = await sizeOf(path.join(root, 'ui/dist/button/index.js'));
    const others = ['antd', 'Mantine'].map((name) => `${name} ${written.get(name)?.[2]}`);
    process.stdout.write(`one button, bytes of gzip: @yimen/ui ${script + style}, ${others.join(', ')}\n`);

    const [scriptThen = 0, styleThen = 0] = written.get('@yimen/ui/button') ?? [];
    const told = 'docs/figures.md is out of date, or the button has grown: npm run sizes:button';
    expect(Math.abs(script - scriptThen) / scriptThen, `script ${script}: ${told}`).toBeLessThan(tolerance);
    expect(Math.abs(style - styleThen) / styleThen, `style ${style}: ${told}`).toBeLessThan(tolerance);
    for (const name of ['antd', 'Mantine']) expect(script + style).toBeLessThan(written.get(name)?.[2] ?? 0);
  });
});

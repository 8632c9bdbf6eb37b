import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from '../../scripts/sources.ts';

/** Folders without a component that renders something. */
const without = ['back', 'pan'];

const folders = listFiles('ui/mobile').map((file) => file.split('/')[2] ?? '');
const components = [...new Set(folders)].filter((name) => !without.includes(name));

test('there are components of the phone', () => {
  expect(components.length).toBeGreaterThan(30);
});

// Phone stories are where large text, forced colours, less motion and right to left are tried.
test.each(components)('%s has a page of phone stories of its own, with its props and controls', (name) => {
  const story = readFileSync(path.join(root, 'stories/mobile', `${name}.stories.tsx`), 'utf8');
  expect(story).toContain(`'@yimen/ui/mobile/${name}'`);
  expect(story).toContain(`id: 'mobile-${name}'`);
  expect(story).toMatch(/\n {2}component: [A-Z]\w+,\n/);
});

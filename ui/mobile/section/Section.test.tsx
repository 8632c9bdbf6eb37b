import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { Section } from './index.ts';

describe('Section', () => {
  conformance(<Section title="Today" more={{ href: '#day' }} />, { refersTo: HTMLElement });

  test('is named by its title, and so is the way to more', async () => {
    render(<Section title="今天" more={{ href: '#day' }} />);
    await expect.element(page.getByRole('region', { name: '今天' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '更多今天' })).toBeVisible();
  });
});

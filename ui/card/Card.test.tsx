import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Card } from './index.ts';

describe('Card', () => {
  conformance(<Card>Panel</Card>, { refersTo: HTMLDivElement });
  conformance(<Card href="#card">Panel</Card>, { refersTo: HTMLAnchorElement });

  test('is one link when it has an address', async () => {
    render(<Card href="#card">毕业离校</Card>);
    await expect.element(page.getByRole('link', { name: '毕业离校' })).toBeVisible();
  });
});

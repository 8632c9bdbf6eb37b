import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { SideNav } from './index.ts';

describe('SideNav', () => {
  conformance(<SideNav label="Kinds" items={[{ id: 'all', label: 'All', href: '#all', count: 3 }]} />, {
    refersTo: HTMLElement,
  });

  test('marks the current category', async () => {
    render(<SideNav label="分类" items={[{ id: 'a', label: '学籍学业', href: '#a', count: 58, current: true }]} />);
    await expect.element(page.getByRole('link', { name: /学籍学业/ })).toHaveAttribute('aria-current', 'page');
  });
});

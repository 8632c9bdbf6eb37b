import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { SearchInput } from './index.ts';

describe('SearchInput', () => {
  conformance(<SearchInput label="Search" defaultValue="card" />, { refersTo: HTMLInputElement });

  test('searches by Enter and by its button, with the trimmed words', async () => {
    const search = vi.fn();
    render(<SearchInput label="搜服务" onSearch={search} />);
    await page.getByRole('searchbox').fill(' cjd ');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: '搜索' }).click();
    expect(search.mock.calls).toEqual([['cjd'], ['cjd']]);
  });

  test('clears by a button and keeps the focus', async () => {
    render(<SearchInput label="搜服务" defaultValue="cjd" />);
    await page.getByRole('button', { name: '清除' }).click();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    expect(document.activeElement).toBe(page.getByRole('searchbox').element());
    expect(page.getByRole('button', { name: '清除' }).elements()).toHaveLength(0);
  });

  test('goes to its action when no script has taken it over', () => {
    render(<SearchInput label="搜服务" action="/mobile/search" />);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/mobile/search');
    expect(page.getByRole('searchbox').element().getAttribute('name')).toBe('q');
  });
});

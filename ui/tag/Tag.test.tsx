import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Tag } from './index.ts';

describe('Tag', () => {
  conformance(<Tag tone="theme">Online</Tag>, { refersTo: HTMLSpanElement });

  test('can be taken away by a button that says which', async () => {
    const remove = vi.fn();
    render(<Tag onRemove={remove}>教务处</Tag>);
    await page.getByRole('button', { name: '清除 教务处' }).click();
    expect(remove).toHaveBeenCalledOnce();
  });
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
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

  test('is in care mode as large as what is said beside it, the small one too', async () => {
    document.documentElement.dataset.care = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-care'));
    render(
      <>
        <Tag>必修</Tag>
        <Tag size="small">明天截止</Tag>
      </>,
    );
    const size = (words: string) => getComputedStyle(page.getByText(words).element()).fontSize;
    expect(size('明天截止')).toBe(size('必修'));
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { BackToTop } from './index.ts';

const long = (focusId?: string) => (
  <div style={{ height: 3000 }}>
    <h1 id="top" tabIndex={-1}>
      通知公告
    </h1>
    <button type="button">第一个</button>
    <BackToTop focusId={focusId} />
  </div>
);
/** The page scrolls smoothly, which takes longer on a slow machine. */
const isAtTop = () => expect.poll(() => scrollY, { timeout: 10_000 }).toBe(0);
const button = page.getByRole('button', { name: '回到顶部' });

describe('BackToTop', () => {
  conformance(<BackToTop />, { refersTo: HTMLDivElement });

  afterEach(() => window.scrollTo(0, 0));

  test('shows once the page is scrolled, and is out of reach before', async () => {
    render(long());
    expect(button.elements()).toHaveLength(0);
    window.scrollTo(0, 300);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    window.scrollTo(0, 900);
    await expect.element(button).toBeVisible();
  });

  for (const key of ['{Enter}', ' ']) {
    test(`leads to the top by ${key === ' ' ? 'Space' : 'Enter'} and moves the focus there`, async () => {
      render(long('top'));
      window.scrollTo(0, 900);
      await expect.element(button).toBeVisible();
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await isAtTop();
      await expect.element(page.getByRole('heading')).toHaveFocus();
    });
  }

  test('begins again at the start of the page when no place is given', async () => {
    render(long());
    window.scrollTo(0, 900);
    await button.click();
    await isAtTop();
    expect(document.activeElement).toBe(document.body);
    await expect.poll(() => button.elements()).toHaveLength(0);
  });
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BellIcon, StarIcon } from '../icon/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { IconButton, IconButtonLink } from './index.ts';

describe('IconButton', () => {
  conformance(<IconButton label="Notices" icon={<BellIcon />} badge={5} />, { refersTo: HTMLButtonElement });

  test('is named by its label, which is its tooltip too', async () => {
    const press = vi.fn();
    render(<IconButton label="通知" icon={<BellIcon />} onClick={press} />);
    const button = page.getByRole('button', { name: '通知' });
    await expect.element(button).toHaveAttribute('title', '通知');
    await button.click();
    expect(press).toHaveBeenCalledOnce();
  });

  test('says how many wait, at most 99+', async () => {
    render(<IconButton label="通知" icon={<BellIcon />} badge={128} />);
    await expect.element(page.getByRole('button', { name: '通知 99+ 条未读' })).toBeVisible();
  });

  test.each([16, 32])('lets most of the icon be seen beside 99+, in text of %i px', (size) => {
    document.documentElement.style.fontSize = `${size}px`;
    onTestFinished(() => {
      document.documentElement.style.removeProperty('font-size');
    });
    render(<IconButton label="通知" icon={<BellIcon />} badge={128} />);
    const bell = document.querySelector('button svg')?.getBoundingClientRect() ?? new DOMRect();
    const mark = document.querySelector('button span[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect();
    expect(mark.width).toBeGreaterThan(bell.width);
    expect(mark.bottom - bell.top).toBeLessThanOrEqual(bell.height * 0.4);
  });

  test('shows no badge for nothing', () => {
    const { container } = render(<IconButton label="通知" icon={<BellIcon />} badge={0} />);
    expect(container.textContent).toBe('通知');
  });

  test('tells whether it is pressed', async () => {
    render(<IconButton label="收藏" icon={<StarIcon />} pressed />);
    await expect.element(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is a square of its size', () => {
    const { container } = render(<IconButton label="收藏" icon={<StarIcon />} />);
    const { width, height } = (container.querySelector('button') as HTMLElement).getBoundingClientRect();
    expect([width, height]).toEqual([40, 40]);
  });
});

describe('IconButtonLink', () => {
  conformance(<IconButtonLink href="/notices" label="Notices" icon={<BellIcon />} badge />, {
    refersTo: HTMLAnchorElement,
  });
});

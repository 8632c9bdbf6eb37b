import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Marquee } from './index.ts';

const items = [
  '图书馆新增 312 个静音座位，今日起可线上预约',
  '11 月 22 日主校区计划停电',
  '2027 年寒假留校住宿登记开放',
].map((text, index) => ({ id: `${index}`, text, href: `#n${index}` }));
const strip = () => page.getByRole('region', { name: '通知' }).element();
const state = () => strip().getAttribute('data-state');
const away = () => userEvent.hover(document.body, { position: { x: 900, y: 700 } });
const show = (width: number) =>
  render(
    <div style={{ width }}>
      <Marquee items={items} speed={400} />
    </div>,
  );
const shift = () => strip().querySelector('ul')?.getBoundingClientRect().left ?? 0;

describe('Marquee', () => {
  conformance(<Marquee items={[{ id: '1', text: 'Power cut on Sunday' }]} />, { refersTo: HTMLElement });

  beforeEach(away);
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

  test('stays where it is while everything fits, and then has no button', () => {
    show(1200);
    expect(page.getByRole('button').elements()).toHaveLength(0);
    expect(strip().querySelectorAll('ul')).toHaveLength(1);
  });

  test('moves what does not fit, and says it once', async () => {
    show(320);
    await expect.poll(state).toBe('moving');
    const start = shift();
    await expect.poll(shift).toBeLessThan(start - 10);
    expect(page.getByRole('link').elements()).toHaveLength(3);
  });

  test('waits while it is pointed at and while the focus is inside', async () => {
    show(320);
    await expect.poll(state).toBe('moving');
    await userEvent.hover(strip());
    await expect.poll(state).toBe('paused');
    await away();
    await expect.poll(state).toBe('moving');
    await userEvent.tab();
    await expect.poll(state).toBe('paused');
    await expect.element(page.getByRole('link').first()).toHaveFocus();
  });

  for (const key of ['{Enter}', ' ']) {
    test(`stops and goes on by its button with ${key === ' ' ? 'Space' : 'Enter'}`, async () => {
      show(320);
      const stop = page.getByRole('button', { name: '停止滚动' });
      await expect.element(stop).toBeVisible();
      (stop.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      (document.activeElement as HTMLElement).blur();
      await expect.element(page.getByRole('button', { name: '继续滚动' })).toBeVisible();
      expect(state()).toBe('paused');
      await page.getByRole('button', { name: '继续滚动' }).click();
      await away();
      (document.activeElement as HTMLElement).blur();
      await expect.poll(state).toBe('moving');
    });
  }

  test('shows everything at once to who asked for less motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    const { container } = show(320);
    await expect.poll(state).toBe('still');
    expect((container.firstElementChild as HTMLElement).scrollWidth).toBe(320);
    for (const link of page.getByRole('link').elements())
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(strip().getBoundingClientRect().right);
  });
});

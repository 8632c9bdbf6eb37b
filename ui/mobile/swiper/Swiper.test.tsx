import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag } from '../../internals/testing/touch.ts';
import { Swiper } from './index.ts';

const slides = ['一', '二', '三'].map((words) => (
  <div key={words} style={{ height: 160 }}>
    <button type="button">{words}</button>
  </div>
));
/** The current slide; the others are inert. */
const shown = () => document.querySelector('[role="group"]:not([inert])')?.getAttribute('aria-label');
const track = () => page.getByRole('region').element().firstElementChild as HTMLElement;

describe('Swiper', () => {
  conformance(<Swiper label="Slides" slides={['One', 'Two']} />, { refersTo: HTMLElement });

  test('goes on under a finger and says where it is', async () => {
    const change = vi.fn();
    render(<Swiper label="公告" slides={slides} onIndexChange={change} />);
    await drag(track(), { x: -track().clientWidth * 0.6 }, { rest: true });
    await expect.poll(() => change.mock.lastCall).toEqual([1]);
    await expect.poll(() => Math.round(track().scrollLeft)).toBe(track().clientWidth);
    await expect.poll(shown).toBe('第 2 张，共 3 张');
  });

  test('leaves a finger that goes down to the page', async () => {
    render(
      <div style={{ height: 3000 }}>
        <Swiper label="公告" slides={slides} />
      </div>,
    );
    await drag(track(), { y: -120 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(50);
    expect(track().scrollLeft).toBe(0);
    window.scrollTo(0, 0);
  });

  test.each(['ltr', 'rtl'])('goes on and back by buttons of 44 px, as far as there are slides (%s)', async (dir) => {
    render(
      <div dir={dir}>
        <Swiper label="公告" slides={slides} />
      </div>,
    );
    const [back, next] = [page.getByRole('button', { name: '上一张' }), page.getByRole('button', { name: '下一张' })];
    expect(next.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await next.click();
    await expect.poll(() => Math.abs(Math.round(track().scrollLeft))).toBe(track().clientWidth * 2);
    await expect.poll(shown).toBe('第 3 张，共 3 张');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await back.click();
    await expect.poll(() => Math.abs(Math.round(track().scrollLeft))).toBe(track().clientWidth);
  });

  test('gives the focus only to what is in sight', () => {
    render(<Swiper label="公告" slides={slides} defaultIndex={1} />);
    const hidden = (name: string) => page.getByText(name, { exact: true }).element().closest('[inert]') !== null;
    expect(['一', '二', '三'].map(hidden)).toEqual([true, false, true]);
  });

  test('has a button that stops what moves by itself', async () => {
    render(<Swiper label="公告" slides={slides} interval={60_000} />);
    await page.getByRole('button', { name: '停止自动播放' }).click();
    await expect.element(page.getByRole('button', { name: '开始自动播放' })).toBeVisible();
  });
});

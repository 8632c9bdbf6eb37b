import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, settled } from '../internals/testing/conformance.tsx';
import { adopt, render } from '../internals/testing/render.tsx';
import { AppHeader } from './index.ts';

const names = [
  '首页',
  '服务大厅',
  '业务系统',
  '资讯中心',
  '日程中心',
  '任务中心',
  '个人中心',
  '校历',
  '访客预约',
  '失物招领',
];
const header = (current = '首页') => (
  <AppHeader
    name="明德大学"
    homeHref="#home"
    items={names.map((label) => ({ id: label, label, href: `#${label}`, current: label === current }))}
    actions={<button type="button">登录</button>}
  />
);
const inWidth = (width: number, current?: string) => <div style={{ width }}>{header(current)}</div>;
const more = () => document.querySelector<HTMLButtonElement>('header button[aria-expanded]');
const moreIsSeen = () => {
  const button = more();
  return button !== null && getComputedStyle(button).visibility === 'visible';
};
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('header nav li[data-state="shown"]')].map((item) => item.textContent);

/** The server's HTML, before any script runs. */
function served(width: number): HTMLElement {
  const container = document.createElement('div');
  container.style.width = `${width}px`;
  container.innerHTML = renderToString(header());
  document.body.append(container);
  return container;
}

describe('AppHeader', () => {
  conformance(<AppHeader name="Mingde" homeHref="#home" items={[{ id: 'home', label: 'Home', href: '#home' }]} />, {
    refersTo: HTMLElement,
  });

  test('shows every entry and no 更多 where there is room', async () => {
    render(inWidth(1600));
    expect(seen()).toEqual(names);
    expect(moreIsSeen()).toBe(false);
  });

  test('puts what does not fit into 更多, in order', async () => {
    render(inWidth(900));
    const shown = seen();
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.length).toBeLessThan(names.length);
    await page.getByRole('button', { name: '更多' }).click();
    const behind = [...document.querySelectorAll('header nav div ul a')].map((link) => link.textContent);
    expect([...shown, ...behind]).toEqual(names);
  });

  test('keeps entries that are behind 更多 out of the tab order', () => {
    render(inWidth(900));
    for (const item of document.querySelectorAll('header li[data-state="overflowed"] a')) {
      expect(getComputedStyle(item).visibility).toBe('hidden');
    }
  });

  test('follows the width of its place', async () => {
    const { rerender } = render(inWidth(1600));
    rerender(inWidth(800));
    await expect.poll(() => seen().length).toBeLessThan(names.length);
    rerender(inWidth(1600));
    await expect.poll(() => seen().length).toBe(names.length);
  });

  test('keeps no room for 更多 where the entries fit without it, however the width came about', async () => {
    const { container, rerender } = render(inWidth(900));
    const menu = container.querySelector('header nav');
    const used = [...container.querySelectorAll('header nav li')].reduce(
      (sum, entry) => sum + entry.getBoundingClientRect().width,
      0,
    );
    const enough = Math.ceil(900 - (menu?.getBoundingClientRect().width ?? 0) + used) + 1;
    expect(moreIsSeen()).toBe(true);
    rerender(inWidth(enough));
    await expect.poll(() => seen().length).toBe(names.length);
    expect(moreIsSeen()).toBe(false);
    rerender(inWidth(enough - 4));
    await expect.poll(moreIsSeen).toBe(true);
    container.remove();
    const page = served(enough);
    await settled();
    expect(moreIsSeen()).toBe(false);
    page.remove();
  });

  test.each([200, 215, 230, 245, 260, 275])('comes to rest in %i px, where entries are cut', async (width) => {
    render(inWidth(width));
    await settled();
    expect(moreIsSeen()).toBe(true);
    expect(seen().length).toBeLessThan(names.length);
  });

  test('marks 更多 when the current entry is behind it', () => {
    render(inWidth(900, '失物招领'));
    expect(more()?.dataset.state).toBe('active');
  });

  test('opens 更多 by Enter, closes it by Escape with the focus back, and when the focus goes on', async () => {
    render(inWidth(900));
    more()?.focus();
    await userEvent.keyboard('{Enter}');
    expect(more()?.getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(more()?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: '登录' }).click();
    expect(more()?.getAttribute('aria-expanded')).toBe('false');
  });

  test('moves among the entries of 更多 by arrows, Home and End, around its ends', async () => {
    render(inWidth(900));
    more()?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const links = [...document.querySelectorAll<HTMLElement>('header nav div ul a')];
    const at = () => links.indexOf(document.activeElement as HTMLElement);
    expect(at()).toBe(0);
    const places: number[] = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      places.push(at());
    }
    const last = links.length - 1;
    expect(places).toEqual([last, 0, 1, last, 0]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(more());
  });

  test('looks the same before and after hydration, 更多 included', async () => {
    const container = served(900);
    const places = () =>
      [...container.querySelectorAll<HTMLElement>('header a, header button')]
        .filter((element) => getComputedStyle(element).visibility === 'visible' && element.offsetTop < 68)
        .map((element) => `${element.textContent} ${element.offsetLeft} ${element.offsetTop}`);
    // Scroll timelines are computed with the first frame.
    await settled();
    const before = places();
    expect(before.some((place) => place.startsWith('更多'))).toBe(true);
    adopt(hydrateRoot(container, header()), container);
    await expect.poll(() => container.querySelector('li[data-state="overflowed"]')).not.toBeNull();
    expect(places()).toEqual(before);
  });

  test('shows no 更多 before hydration where everything fits', async () => {
    const container = served(1600);
    await settled();
    expect(moreIsSeen()).toBe(false);
    container.remove();
  });

  test('fits the same entries at the zoom of a narrow desktop', () => {
    const { container, rerender } = render(inWidth(1200));
    const plain = seen();
    container.style.setProperty('zoom', '0.7467');
    rerender(inWidth(1199));
    expect(seen()).toEqual(plain);
  });

  test('hides nothing behind 更多 in care mode, before any script and after', async () => {
    document.documentElement.dataset.care = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-care'));
    const container = served(900);
    const visible = () =>
      [...container.querySelectorAll<HTMLElement>('nav li a')].filter((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      );
    await settled();
    expect(visible().map((link) => link.textContent)).toEqual(names);
    adopt(hydrateRoot(container, header()), container);
    await expect.poll(() => container.querySelector('li[data-state="overflowed"]')).not.toBeNull();
    expect(visible().map((link) => link.textContent)).toEqual(names);
    expect(more()?.checkVisibility()).toBe(false);
    const bottoms = visible().map((link) => link.getBoundingClientRect().bottom);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(page.getByRole('banner').element().getBoundingClientRect().bottom);
  });

  test('is 68 px high whatever its name', () => {
    render(<AppHeader name={'很长的名称'.repeat(20)} subtitle={'副标题'.repeat(30)} homeHref="#" items={[]} />);
    expect(page.getByRole('banner').element().getBoundingClientRect().height).toBe(68);
  });
});

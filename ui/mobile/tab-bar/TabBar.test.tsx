import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { StarIcon } from '../../icon/index.ts';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { NewsRow } from '../news-row/index.ts';
import { TabBar } from './index.ts';

/** Presses the only section; returns whether the browser follows its link. */
function pressFollows(keys: MouseEventInit = {}): boolean {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  return page.getByRole('link').element().dispatchEvent(press);
}

describe('TabBar', () => {
  conformance(
    <TabBar items={[{ id: 'home', label: 'Home', href: '#home', icon: <StarIcon size={24} />, badge: 128 }]} />,
    { refersTo: HTMLElement },
  );

  test('marks the current section and speaks what waits', () => {
    render(
      <TabBar
        items={[
          { id: 'home', label: '首页', href: '#home', icon: <StarIcon size={24} />, current: true },
          { id: 'me', label: '我的', href: '#me', icon: <StarIcon size={24} />, badge: 128 },
        ]}
      />,
    );
    const [home, me] = page.getByRole('link').elements();
    expect(home?.getAttribute('aria-current')).toBe('page');
    expect(me?.textContent).toContain('99+ 条未读');
  });

  test('is in care mode as large as a note', () => {
    document.documentElement.dataset.care = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-care'));
    render(<TabBar items={[{ id: 'home', label: '首页', href: '#home', icon: <StarIcon size={24} /> }]} />);
    render(<NewsRow href="#news" title="新闻" note={['信息中心']} />);
    const size = (words: string) => getComputedStyle(page.getByText(words).element()).fontSize;
    expect(size('首页')).toBe(size('信息中心'));
  });

  test('leads to the top of the page by the current section, and follows its link from there', async () => {
    const icon = <StarIcon size={24} />;
    render(
      <div style={{ height: 3000 }}>
        <TabBar items={[{ id: 'home', label: '首页', href: '#home', icon, current: true }]} />
      </div>,
    );
    window.scrollTo(0, 500);
    expect(pressFollows()).toBe(false);
    await expect.poll(() => scrollY).toBe(0);
    expect(pressFollows()).toBe(true);
  });

  test('opens a section in the application’s own way at a plain press', () => {
    const open = vi.fn();
    const icon = <StarIcon size={24} />;
    render(<TabBar items={[{ id: 'news', label: '资讯', href: '#news', icon, onPress: open }]} />);
    expect(pressFollows({ ctrlKey: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(pressFollows()).toBe(false);
    expect(open).toHaveBeenCalledOnce();
  });

  test('leaves the place to the application where the current section has a way of its own', () => {
    const wait = vi.fn();
    const icon = <StarIcon size={24} />;
    render(
      <div style={{ height: 3000 }}>
        <TabBar items={[{ id: 'news', label: '资讯', href: '#news', icon, current: true, onPress: wait }]} />
      </div>,
    );
    window.scrollTo(0, 500);
    expect(pressFollows()).toBe(false);
    expect(wait).toHaveBeenCalledOnce();
    expect(scrollY).toBe(500);
  });

  test('opens an outside section in a new window, and says so', () => {
    const icon = <StarIcon size={24} />;
    render(
      <TabBar items={[{ id: 'library', label: '图书馆', href: 'https://library.example/', icon, external: true }]} />,
    );
    const link = page.getByRole('link', { name: '图书馆 在新窗口打开' }).element();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StarIcon } from '../../icon/index.ts';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { TabBar } from './index.ts';

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

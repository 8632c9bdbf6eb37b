import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { NavBar } from './index.ts';

describe('NavBar', () => {
  conformance(<NavBar title="Guide" backHref="#back" />, { refersTo: HTMLElement });

  test('leads back as a link, and by what the application does instead', async () => {
    const back = vi.fn();
    const { rerender } = render(<NavBar title="办事指南" backHref="#back" />);
    expect(page.getByRole('link', { name: '返回' }).element().getAttribute('href')).toBe('#back');
    rerender(<NavBar title="办事指南" backHref="#back" onBack={back} />);
    await page.getByRole('link', { name: '返回' }).click();
    expect(back).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  test('is 44 px high with a thumb-sized way back, however long its title', () => {
    render(
      <div style={{ width: 320 }}>
        <NavBar title={'很长的标题'.repeat(20)} backHref="#back" end="全部已读" />
      </div>,
    );
    const bar = page.getByRole('banner').element() as HTMLElement;
    const link = page.getByRole('link', { name: '返回' }).element() as HTMLElement;
    expect([bar.offsetHeight, link.offsetWidth, link.offsetHeight]).toEqual([44, 44, 44]);
    expect(bar.scrollWidth).toBe(320);
  });
});

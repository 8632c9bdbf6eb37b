import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Footer } from './index.ts';

describe('Footer', () => {
  conformance(
    <Footer
      name="Mingde"
      lines={['1 Lake Road']}
      groups={[{ title: 'Help', links: [{ label: 'Guide', href: '#guide' }] }]}
      media={[{ name: 'App', qr: { path: 'M0 0h1v1h-1z', size: 21 } }]}
    />,
    { refersTo: HTMLElement },
  );

  test('gives each group of links its name', async () => {
    render(
      <Footer
        name="明德大学"
        lines={[]}
        groups={[{ title: '常用链接', links: [{ label: '图书馆', href: '#lib' }] }]}
      />,
    );
    await expect.element(page.getByRole('navigation', { name: '常用链接' })).toBeVisible();
  });

  test('draws a QR code dark on light in a dark theme too', () => {
    render(
      <div style={{ colorScheme: 'dark' }}>
        <Footer name="明德大学" lines={[]} media={[{ name: '微信服务号', qr: { path: 'M0 0h1v1h-1z', size: 21 } }]} />
      </div>,
    );
    const code = page.getByRole('img', { name: '微信服务号的二维码' }).element().parentElement as HTMLElement;
    const { backgroundColor, color } = getComputedStyle(code);
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  test('is as high as the design says when little is in it', () => {
    render(<Footer name="明德大学" lines={[]} />);
    expect(page.getByRole('contentinfo').element().getBoundingClientRect().height).toBe(221);
  });
});

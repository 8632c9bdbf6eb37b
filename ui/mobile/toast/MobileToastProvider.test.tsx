import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../internals/testing/render.tsx';
import { MobileToastProvider, type ToastApi, useToast } from './index.ts';

let toast: ToastApi;

function Reach() {
  toast = useToast();
  return <button type="button">页面</button>;
}

describe('MobileToastProvider', () => {
  test('shows its message in the middle of the window, and the page under it can be pressed', async () => {
    render(
      <MobileToastProvider>
        <div style={{ display: 'grid', placeItems: 'center', height: '90vh' }}>
          <Reach />
        </div>
      </MobileToastProvider>,
    );
    toast.success('已收藏', { duration: 60_000 });
    await expect.poll(() => document.querySelectorAll('li[data-tone]').length).toBe(1);
    const item = document.querySelector('li[data-tone]') as HTMLElement;
    await Promise.all(item.getAnimations().map((animation) => animation.finished));
    const { left, width } = item.getBoundingClientRect();
    expect(Math.abs(left + width / 2 - window.innerWidth / 2)).toBeLessThanOrEqual(8);
    await page.getByRole('button', { name: '页面' }).click({ position: { x: 2, y: 2 } });
  });
});

import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../internals/testing/render.tsx';
import { drag, touch } from '../../internals/testing/touch.ts';
import { NotifyProvider, useNotify } from './index.ts';

function Buttons() {
  const notify = useNotify();
  return (
    <div style={{ paddingTop: 200 }}>
      <button type="button" onClick={() => notify.success('已加入日程')}>
        成功
      </button>
      <button type="button" onClick={() => notify.error('提交失败')}>
        失败
      </button>
    </div>
  );
}
const app = (
  <NotifyProvider>
    <Buttons />
  </NotifyProvider>
);

afterEach(() => {
  vi.useRealTimers();
});

describe('Notify', () => {
  test('is spoken politely, and at once when something failed', async () => {
    render(app);
    await page.getByRole('button', { name: '成功' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('已加入日程');
    await page.getByRole('button', { name: '失败' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('提交失败');
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  test('goes after 2000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rerender, container } = render(app);
    container.querySelector('button')?.click();
    rerender(app);
    expect(container.textContent).toContain('已加入日程');
    vi.advanceTimersByTime(1999);
    rerender(app);
    expect(container.textContent).toContain('已加入日程');
    vi.advanceTimersByTime(1);
    rerender(app);
    expect(container.textContent).not.toContain('已加入日程');
  });

  test('closes an error by its button', async () => {
    render(app);
    await page.getByRole('button', { name: '失败' }).click();
    await page.getByRole('button', { name: '关闭消息' }).click();
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('waits while the focus is in it', async () => {
    render(app);
    await page.getByRole('button', { name: '失败' }).click();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭消息');
  });

  test('follows the finger and leaves when it is pushed up, not before it lifts', async () => {
    render(app);
    // An error, because it stays long enough for a click on a slow machine.
    await page.getByRole('button', { name: '失败' }).click();
    const message = document.querySelector<HTMLElement>('[data-tone="error"]') as HTMLElement;
    await Promise.all(message.getAnimations().map((animation) => animation.finished));
    await drag(message, { y: -30 }, { rest: true, stay: true });
    expect(message.style.transform).toBe('translateY(-30px)');
    await touch.cancel();
    await expect.poll(() => message.style.transform).toBe('');
    await drag(message, { y: -30 }, { rest: true });
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('tells a developer what is missing', () => {
    expect(() => renderToString(<Buttons />)).toThrow('useNotify needs a NotifyProvider');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { ErrorScreen, errorVariant } from './index.ts';

const done = () => Promise.resolve();

describe('ErrorScreen', () => {
  conformance(<ErrorScreen code={404} message="Page not found: /x" reference="7f3a" onAction={done} />, {
    refersTo: HTMLElement,
  });

  test('has three variants, with their borders where the specification draws them', () => {
    const codes = [404, 410, 1000, 1001, 1999, 2000, 0, 500, -1, Number.NaN];
    expect(codes.map(errorVariant)).toEqual([
      'notFound',
      'notFound',
      'service',
      'noAuthorisation',
      'noAuthorisation',
      'service',
      'service',
      'service',
      'service',
      'service',
    ]);
  });

  test('always shows the message, and the description of its variant', async () => {
    render(<ErrorScreen code={404} message="Page not found: /service-hall" onAction={done} />);
    await expect.element(page.getByText('Page not found: /service-hall')).toBeVisible();
    await expect.element(page.getByText('页面不存在')).toBeVisible();
    await expect.element(page.getByText('错误码 404')).toBeVisible();
  });

  test('shows no code where there is none', async () => {
    render(<ErrorScreen code={0} message="页面没有正常打开" onAction={done} />);
    await expect.element(page.getByText('服务出了点问题')).toBeVisible();
    expect(page.getByText('错误码').query()).toBeNull();
  });

  test('shows loading on 退出登录 until its promise ends, and takes one press', async () => {
    let calls = 0;
    let end = () => {};
    const leave = () => {
      calls += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    render(<ErrorScreen code={500} message="请求超时" onAction={leave} />);
    await page.getByRole('button', { name: '退出登录' }).click();
    const busy = page.getByRole('button', { name: '正在退出…' });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(calls).toBe(1);
    end();
    await expect.element(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  });

  test('shows what stands in the button’s place instead of the button', async () => {
    render(<ErrorScreen code={410} message="改由自助终端打印" action={<a href="#instead">前往这项服务</a>} />);
    await expect.element(page.getByRole('link', { name: '前往这项服务' })).toBeVisible();
    expect(page.getByRole('button').query()).toBeNull();
  });

  test('says that leaving did not work, and lets it be tried again', async () => {
    const leave = vi.fn(() => Promise.reject(new Error('offline')));
    render(<ErrorScreen code={500} message="请求超时" onAction={leave} />);
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect.element(page.getByText('没有成功，请再试一次')).toBeVisible();
    await page.getByRole('button', { name: '退出登录' }).click();
    expect(leave).toHaveBeenCalledTimes(2);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchIcon } from '../icon/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Button, ButtonLink } from './index.ts';

describe('Button', () => {
  conformance(<Button startIcon={<SearchIcon />}>Send</Button>, { refersTo: HTMLButtonElement });

  test('is pressed by pointer, Enter and Space', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>提交</Button>);
    await page.getByRole('button', { name: '提交' }).click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  test('does not submit a form unless it is asked to', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button>保存草稿</Button>
        <Button type="submit">提交</Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submit);
    await page.getByRole('button', { name: '保存草稿' }).click();
    expect(submit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '提交' }).click();
    expect(submit).toHaveBeenCalledOnce();
  });

  test('keeps its width and its focus while loading, and takes no second press', async () => {
    const press = vi.fn();
    const { container, rerender } = render(<Button onClick={press}>提交申请</Button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    const width = button.getBoundingClientRect().width;
    button.focus();
    rerender(
      <Button onClick={press} loading>
        提交申请
      </Button>,
    );
    expect(button.getBoundingClientRect().width).toBe(width);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  test('keeps its focus and takes no press where it is disabled for assistive technology only', async () => {
    const press = vi.fn();
    const { container, rerender } = render(<Button onClick={press}>退回</Button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    button.focus();
    rerender(
      <Button onClick={press} aria-disabled>
        退回
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    expect(button.dataset.state).toBe('disabled');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  test('does not submit a form while loading', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" loading>
          提交
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submit);
    container.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  test('says its loading words in place of its name', async () => {
    const { container, rerender } = render(<Button loadingText="正在退出…">退出登录</Button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    const width = button.getBoundingClientRect().width;
    await expect.element(page.getByRole('button', { name: '退出登录' })).toBeVisible();
    rerender(
      <Button loading loadingText="正在退出…">
        退出登录
      </Button>,
    );
    await expect.element(page.getByRole('button', { name: '正在退出…' })).toBeVisible();
    expect(button.getBoundingClientRect().width).toBe(width);
  });

  test('is as high as its size says', () => {
    const { container } = render(
      <>
        <Button size="small">一</Button>
        <Button size="medium">二</Button>
        <Button size="large">三</Button>
        <Button size="xlarge">四</Button>
      </>,
    );
    const heights = [...container.querySelectorAll('button')].map((button) => button.offsetHeight);
    expect(heights).toEqual([32, 40, 48, 56]);
  });
});

describe('ButtonLink', () => {
  conformance(<ButtonLink href="/guide">Guide</ButtonLink>, { refersTo: HTMLAnchorElement });
});

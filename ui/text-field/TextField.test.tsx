import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { adopt, render } from '../internals/testing/render.tsx';
import { TextField } from './index.ts';

describe('TextField', () => {
  conformance(<TextField label="Name" help="As in your passport" clearable defaultValue="Ada" required />, {
    refersTo: HTMLInputElement,
  });

  test('is named by its label and described by its help', async () => {
    render(<TextField label="姓名" help="与身份证一致" />);
    const field = page.getByRole('textbox', { name: '姓名' });
    await expect.element(field).toHaveAccessibleDescription('与身份证一致');
  });

  test('tells what is wrong in place of the help', async () => {
    render(<TextField label="手机号" help="11 位数字" error="请填写正确的电话" />);
    const field = page.getByRole('textbox', { name: '手机号' });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(/错误：\s*请填写正确的电话/);
  });

  test('reports what is typed, and holds it by itself unless it is given a value', async () => {
    const change = vi.fn();
    render(<TextField label="姓名" onValueChange={change} />);
    await page.getByRole('textbox').fill('林知夏');
    expect(change).toHaveBeenLastCalledWith('林知夏');
    await expect.element(page.getByRole('textbox')).toHaveValue('林知夏');
  });

  test('keeps the value it is given', async () => {
    render(<TextField label="姓名" value="固定" />);
    await userEvent.type(page.getByRole('textbox'), 'abc');
    await expect.element(page.getByRole('textbox')).toHaveValue('固定');
  });

  test('is emptied by its button and takes the focus back', async () => {
    render(<TextField label="姓名" defaultValue="林知夏" clearable />);
    await page.getByRole('button', { name: '清除' }).click();
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    expect(page.getByRole('button', { name: '清除' }).elements()).toHaveLength(0);
  });

  test('keeps what was typed before hydration', async () => {
    const change = vi.fn();
    const element = <TextField label="搜索" onValueChange={change} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    (container.querySelector('input') as HTMLInputElement).value = 'cjd';
    adopt(hydrateRoot(container, element), container);
    await expect.poll(() => change.mock.lastCall?.[0]).toBe('cjd');
    await expect.element(page.getByRole('textbox')).toHaveValue('cjd');
  });

  test('goes back to its first value when the form is reset', async () => {
    const { container } = render(
      <form>
        <TextField label="姓名" defaultValue="林知夏" />
      </form>,
    );
    await page.getByRole('textbox').fill('周以安');
    container.querySelector('form')?.reset();
    await expect.element(page.getByRole('textbox')).toHaveValue('林知夏');
  });

  test('is 32, 40 or 48 high', () => {
    const { container } = render(
      <>
        <TextField label="一" size="small" />
        <TextField label="二" size="medium" />
        <TextField label="三" size="large" />
      </>,
    );
    const heights = [...container.querySelectorAll('input')].map((input) => input.parentElement?.offsetHeight);
    expect(heights).toEqual([32, 40, 48]);
  });
});

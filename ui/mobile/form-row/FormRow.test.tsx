import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { FormRow, FormRows, PressRow, TextAreaRow, TextRow } from './index.ts';

describe('TextRow', () => {
  conformance(<TextRow label="Name" defaultValue="Lin" />, { refersTo: HTMLInputElement });

  test('is named by its label, described by its message and 52 px high', async () => {
    const { container } = render(
      <FormRows>
        <TextRow label="电话" error="请填写正确的电话" required />
      </FormRows>,
    );
    const field = page.getByRole('textbox', { name: '电话' });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(/^错误： ?请填写正确的电话$/);
    expect(container.querySelector<HTMLElement>('div:has(> input)')?.offsetHeight).toBe(52);
  });

  test('is emptied by a button and keeps the focus', async () => {
    const change = vi.fn();
    render(<TextRow label="姓名" defaultValue="林知夏" onValueChange={change} />);
    await page.getByRole('textbox').click();
    await page.getByRole('button', { name: '清除' }).click();
    expect(change).toHaveBeenLastCalledWith('');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });
});

describe('TextAreaRow', () => {
  conformance(<TextAreaRow label="Words" limit={20} />, { refersTo: HTMLTextAreaElement });

  test('counts characters and marks too many, without cutting them', async () => {
    render(<TextAreaRow label="说明" limit={4} />);
    await page.getByRole('textbox').fill('一卡通遗失');
    await expect.element(page.getByText('5 / 4')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('textbox')).toHaveValue('一卡通遗失');
  });
});

describe('PressRow', () => {
  conformance(<PressRow label="Area" value="" placeholder="Choose" />, { refersTo: HTMLButtonElement });

  test('says its label and what was chosen, and opens what there is to choose from', async () => {
    const press = vi.fn();
    render(<PressRow label="地区" value="武汉市 洪山区" onClick={press} />);
    const button = page.getByRole('button', { name: '地区 武汉市 洪山区' });
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
  });
});

describe('FormRow', () => {
  conformance(<FormRow label="Way">Words</FormRow>, { refersTo: HTMLDivElement });

  test('has a line below it, unless it is the last', () => {
    const { container } = render(
      <FormRows>
        <FormRow label="类型">学习</FormRow>
        <FormRow label="全天">否</FormRow>
      </FormRows>,
    );
    const lines = [...container.querySelectorAll('[role="group"] > :nth-child(2)')].map(
      (control) => getComputedStyle(control).boxShadow,
    );
    expect(lines).toEqual([expect.stringContaining('inset'), 'none']);
  });

  test('names the controls in it as a group', async () => {
    render(
      <FormRow label="领取方式" error="请选择领取方式">
        <input type="radio" aria-label="自取" />
      </FormRow>,
    );
    await expect
      .element(page.getByRole('group', { name: '领取方式' }))
      .toHaveAccessibleDescription(/^错误： ?请选择领取方式$/);
  });
});

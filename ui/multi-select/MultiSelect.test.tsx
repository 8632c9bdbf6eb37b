import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { MultiSelect, type MultiSelectProps } from './index.ts';
import { matchOption } from './matchOption.ts';

const options = [
  { value: 'zwb', label: '周文博', note: '信息工程学院' },
  { value: 'sq', label: '沈清', note: '数学学院' },
  { value: 'srq', label: '孙若青', note: '信息工程学院' },
  { value: 'gy', label: '高远', note: '理学院' },
  { value: 'ls', label: '李深（休假）', disabled: true },
];

const change = vi.fn();
const box = page.getByRole('combobox', { name: '指导教师' });
const shown = () => page.getByRole('option').elements().length;
const tags = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const press = (keys: string) => userEvent.keyboard(keys);

function show(props: Partial<MultiSelectProps> = {}) {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <MultiSelect label="指导教师" name="teacher" options={options} onValueChange={change} {...props} />
      <p>别处</p>
    </form>,
  );
  box.element().focus();
}
function active(): string | undefined {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? undefined) : undefined;
}

describe('MultiSelect', () => {
  conformance(<MultiSelect label="Tutors" options={[{ value: '1', label: 'Zhou' }]} defaultValue={['1']} max={3} />, {
    refersTo: HTMLInputElement,
  });

  afterEach(() => change.mockClear());

  test('opens by the arrows at the first and the last option', async () => {
    show();
    await press('{ArrowDown}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toContain('周文博');
    await press('{Escape}{ArrowUp}');
    expect(active()).toContain('李深');
  });

  test('opens by Alt Down without a choice and closes by Alt Up', async () => {
    show();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toBeUndefined();
    await press('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('takes options by Enter, one after the other, and gives them back', async () => {
    show();
    await press('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(change).toHaveBeenLastCalledWith(['zwb', 'sq']);
    expect(tags()).toEqual(['周文博', '沈清']);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await press('{Enter}');
    expect(change).toHaveBeenLastCalledWith(['zwb']);
  });

  test('moves round the list', async () => {
    show();
    await press('{ArrowUp}{ArrowDown}');
    expect(active()).toContain('周文博');
  });

  test('finds by pinyin initials and by text, with the first match ready for Enter', async () => {
    show();
    await press('srq');
    expect(shown()).toBe(1);
    expect(document.querySelector('mark')?.textContent).toBe('孙若青');
    await press('{Enter}');
    expect(change).toHaveBeenLastCalledWith(['srq']);
    await expect.element(box).toHaveValue('');
    await userEvent.fill(box, '数学');
    expect(shown()).toBe(1);
    await userEvent.fill(box, '没有');
    await expect.element(page.getByText('没有匹配的结果')).toBeVisible();
  });

  test('closes by Escape, then empties what was typed', async () => {
    show();
    await press('s');
    await press('{Escape}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveValue('s');
    await press('{Escape}');
    await expect.element(box).toHaveValue('');
  });

  test('closes by Tab and takes nothing', async () => {
    show();
    await press('{ArrowDown}');
    await userEvent.tab();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    expect(change).not.toHaveBeenCalled();
  });

  test('takes away the last tag by Backspace in the empty field', async () => {
    show({ defaultValue: ['zwb', 'sq'] });
    await press('{Backspace}');
    expect(change).toHaveBeenLastCalledWith(['zwb']);
  });

  test('leads from the field to the tags by the arrow, and takes them away there', async () => {
    show({ defaultValue: ['zwb', 'sq', 'gy'] });
    await press('{ArrowLeft}{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: '去掉 沈清' })).toHaveFocus();
    await press('{Delete}');
    expect(change).toHaveBeenLastCalledWith(['zwb', 'gy']);
    await expect.element(page.getByRole('button', { name: '去掉 高远' })).toHaveFocus();
    await press('{Home}');
    await expect.element(page.getByRole('button', { name: '去掉 周文博' })).toHaveFocus();
    await press('{End}');
    await expect.element(box).toHaveFocus();
  });

  test('does not take a disabled option, nor more than allowed', async () => {
    show({ max: 2, defaultValue: ['zwb'] });
    await expect.element(page.getByText('最多选择 2 项')).toBeVisible();
    await press('{ArrowUp}{Enter}');
    expect(change).not.toHaveBeenCalled();
    await press('{ArrowUp}{Enter}');
    expect(change).toHaveBeenLastCalledWith(['zwb', 'gy']);
    await press('{ArrowUp}{Enter}');
    expect(change).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('option', { name: /孙若青/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('chooses by pointer and closes by a press elsewhere', async () => {
    show();
    await box.click();
    await page.getByRole('option', { name: /高远/ }).click();
    await page.getByRole('option', { name: /沈清/ }).click();
    expect(change).toHaveBeenLastCalledWith(['gy', 'sq']);
    await page.getByRole('button', { name: '去掉 高远' }).click();
    expect(tags()).toEqual(['沈清']);
    await page.getByRole('button', { name: '清空 指导教师' }).click();
    expect(tags()).toEqual([]);
    await userEvent.click(document.body, { position: { x: 1000, y: 700 } });
    expect(shown()).toBe(0);
  });

  test('tells screen readers what was chosen and how many there are', async () => {
    show();
    await press('s');
    await expect.element(page.getByRole('status')).toHaveTextContent('3 条建议');
    await press('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('已选 沈清');
  });

  test('is sent with a form, once for each value', () => {
    show({ defaultValue: ['zwb', 'sq'] });
    const data = new FormData(document.querySelector('form') as HTMLFormElement);
    expect(data.getAll('teacher')).toEqual(['zwb', 'sq']);
  });

  test('keeps the names of what was chosen when a server answers another query', async () => {
    const { container, rerender } = render(
      <MultiSelect label="指导教师" options={options} defaultValue={['sq']} filter={false} />,
    );
    rerender(<MultiSelect label="指导教师" options={[{ value: 'x', label: '乔楠' }]} filter={false} />);
    expect(container.querySelector('li')?.textContent).toBe('沈清');
  });
});

describe('matchOption', () => {
  test('finds a part of the label, whatever the case', () => {
    expect(matchOption('沈清', '清')).toEqual([1, 2]);
    expect(matchOption('Helen Zhao', 'zh')).toEqual([6, 8]);
  });

  test('finds pinyin initials, in the middle too', () => {
    expect(matchOption('孙若青', 'srq')).toEqual([0, 3]);
    expect(matchOption('信息工程学院', 'gc')).toEqual([2, 4]);
    expect(matchOption('C1 驾照', 'jz')).toEqual([3, 5]);
  });

  test('finds everything for an empty query and nothing for a foreign one', () => {
    expect(matchOption('沈清', ' ')).toEqual([0, 0]);
    expect(matchOption('沈清', 'xyz')).toBeUndefined();
  });
});

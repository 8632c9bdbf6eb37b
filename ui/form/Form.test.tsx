import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormError } from './index.ts';

const missing: FormError[] = [
  { field: 'name', message: '请填写姓名' },
  { field: 'area', message: '请选择地区' },
  { field: 'way', message: '请选择领取方式' },
];

function Address({ found = missing, summary = true }: { found?: FormError[]; summary?: boolean }) {
  const [errors, setErrors] = useState<FormError[]>([]);
  return (
    <Form errors={errors} summary={summary} onSubmit={() => setErrors([...found])}>
      <TextField name="name" label="姓名" />
      <Select name="area" label="地区" options={[{ value: '1', label: '云州市' }]} />
      <RadioGroup name="way" label="领取方式" options={[{ value: 'self', label: '自取' }]} />
      <Button type="submit">保存地址</Button>
    </Form>
  );
}

describe('Form', () => {
  conformance(
    <Form onSubmit={() => undefined} errors={[{ field: 'name', message: 'Fill in your name' }]}>
      Fields
    </Form>,
    { refersTo: HTMLFormElement },
  );

  test('hands over what was filled in, and the page stays', async () => {
    const submit = vi.fn();
    render(
      <Form onSubmit={(data) => submit(Object.fromEntries(data))}>
        <TextField name="name" label="姓名" required />
        <Button type="submit">保存</Button>
      </Form>,
    );
    await page.getByRole('button', { name: '保存' }).click();
    expect(submit).toHaveBeenLastCalledWith({ name: '' });
    await page.getByRole('textbox').fill('林知夏');
    await page.getByRole('button', { name: '保存' }).click();
    expect(submit).toHaveBeenLastCalledWith({ name: '林知夏' });
  });

  test('hands over which button was pressed', async () => {
    const submit = vi.fn();
    render(
      <Form onSubmit={(data) => submit(data.get('how'))}>
        <Button type="submit" name="how" value="draft">
          存草稿
        </Button>
        <Button type="submit" name="how" value="send">
          提交
        </Button>
      </Form>,
    );
    await page.getByRole('button', { name: '提交' }).click();
    expect(submit).toHaveBeenLastCalledWith('send');
  });

  test('puts labels into a column of 80 beside the fields, with their messages under the fields', () => {
    const { container } = render(
      <Form onSubmit={() => undefined} labels="beside">
        <TextField label="标题" size="medium" error="请填写标题" />
        <Select label="提醒" size="medium" options={[]} />
        <RadioGroup label="重复" options={[{ value: '1', label: '不重复' }]} help="只这一次" />
        <TextField label="搜索" hideLabel size="medium" />
      </Form>,
    );
    const start = container.getBoundingClientRect().left;
    const left = (element: Element | null | undefined) => (element?.getBoundingClientRect().left ?? 0) - start;
    const text = (words: string) => page.getByText(words, { exact: true }).element();
    for (const words of ['标题', '提醒', '重复']) expect(left(text(words)), words).toBe(0);
    const box = container.querySelector('[data-state="invalid"]');
    expect(left(box)).toBe(96);
    expect(left(page.getByRole('combobox').element())).toBe(96);
    expect(left(page.getByRole('radio').element())).toBe(96);
    expect(left(text('只这一次'))).toBe(96);
    expect(left(page.getByRole('textbox', { name: '搜索' }).element().parentElement)).toBe(96);
    const lines = [text('标题'), page.getByRole('textbox', { name: '标题' }).element()].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
    expect(Math.abs((lines[0] ?? 0) - (lines[1] ?? 0))).toBeLessThanOrEqual(2);
  });

  test('moves the focus to the summary of what is missing, at every submit', async () => {
    render(<Address />);
    await page.getByRole('button', { name: '保存地址' }).click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    expect(document.activeElement?.textContent).toContain('有 3 处需要修改');
    await page.getByRole('button', { name: '保存地址' }).click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test('leads from the summary to a text field, a select and a radio group', async () => {
    render(<Address />);
    await page.getByRole('button', { name: '保存地址' }).click();
    await page.getByRole('link', { name: '请填写姓名' }).click();
    await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    await page.getByRole('link', { name: '请选择地区' }).click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await page.getByRole('link', { name: '请选择领取方式' }).click();
    await expect.element(page.getByRole('radio')).toHaveFocus();
  });

  test('moves the focus to the first wrong field when it has no summary', async () => {
    render(<Address summary={false} />);
    await page.getByRole('button', { name: '保存地址' }).click();
    await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});

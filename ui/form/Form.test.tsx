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

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { AddressEdit } from './index.ts';

const areas = [{ code: '42', name: '湖北省', children: [{ code: '4201', name: '武汉市' }] }];
const save = page.getByRole('button', { name: '保存地址' });
const field = (name: string) => page.getByRole('textbox', { name });

describe('AddressEdit', () => {
  conformance(<AddressEdit areas={[{ code: '1', name: 'North' }]} onSave={() => undefined} />, {
    refersTo: HTMLFormElement,
  });

  test('names what is missing in the words of the specification, and leads to the first', async () => {
    const saved = vi.fn();
    render(<AddressEdit areas={areas} onSave={saved} />);
    await save.click();
    for (const message of ['请填写姓名', '请填写正确的电话', '请选择地区', '请填写详细地址']) {
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect.element(field('姓名')).toHaveFocus();
    expect(saved).not.toHaveBeenCalled();
  });

  test('judges a field when it is left, then at every key until it is right', async () => {
    render(<AddressEdit areas={areas} onSave={() => undefined} />);
    await field('电话').fill('1380571 20');
    await expect.poll(() => page.getByText('请填写正确的电话').elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(field('电话')).toHaveAccessibleDescription(/^错误： ?请填写正确的电话$/);
    await field('电话').fill('13805712000');
    await expect.poll(() => page.getByText('请填写正确的电话').elements()).toHaveLength(0);
  });

  test('saves what was filled in and chosen', async () => {
    const saved = vi.fn();
    render(<AddressEdit areas={areas} onSave={saved} />);
    await field('姓名').fill(' 林知夏 ');
    await field('电话').fill('027-87654321');
    await page.getByRole('button', { name: '地区 选择省 / 市 / 区' }).click();
    await page.getByRole('button', { name: '完成' }).click();
    await expect.element(page.getByRole('button', { name: '地区 湖北省 武汉市' })).toBeVisible();
    await field('详细地址').fill('珞喻路 1 号');
    await page.getByText('设为默认地址').click();
    await save.click();
    expect(saved).toHaveBeenCalledWith({
      name: '林知夏',
      phone: '027-87654321',
      area: ['42', '4201'],
      address: '珞喻路 1 号',
      isDefault: true,
    });
  });

  test('asks before it deletes', async () => {
    const remove = vi.fn();
    render(<AddressEdit areas={areas} onSave={() => undefined} onRemove={remove} />);
    await page.getByRole('button', { name: '删除这个地址' }).click();
    expect(remove).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '确认删除' }).click();
    expect(remove).toHaveBeenCalledOnce();
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { AddressForm, type AddressFormProps } from './index.ts';

const areas = [
  {
    value: '32',
    label: '江苏省',
    children: [
      { value: '3201', label: '南京市', children: [{ value: '320106', label: '鼓楼区' }] },
      { value: '3205', label: '苏州市', children: [{ value: '320508', label: '姑苏区' }] },
    ],
  },
  { value: '81', label: '香港特别行政区' },
];
const submit = vi.fn<(address: unknown) => void | Promise<void>>();
const name = page.getByRole('textbox', { name: '姓名' });
const phone = page.getByRole('textbox', { name: '电话' });
const address = page.getByRole('textbox', { name: '详细地址' });
const level = (which: string) => page.getByRole('combobox', { name: new RegExp(`地区 ${which}`) });
const save = page.getByRole('button', { name: '保存地址' });

function show(props: Partial<AddressFormProps> = {}) {
  render(<AddressForm areas={areas} onSubmit={submit} {...props} />);
}
async function choose(which: string, option: string) {
  await level(which).click();
  await page.getByRole('option', { name: option }).click();
}

describe('AddressForm', () => {
  conformance(<AddressForm areas={[{ value: '1', label: 'Kent' }]} onSubmit={() => undefined} />, {
    refersTo: HTMLFormElement,
  });

  afterEach(() => submit.mockReset());

  test('says what is missing in the words of the specification, and goes to the first', async () => {
    show();
    await save.click();
    for (const message of ['请填写姓名', '请填写正确的电话', '请选择地区', '请填写详细地址']) {
      await expect.element(page.getByText(new RegExp(`${message}$`))).toBeVisible();
    }
    await expect.element(name).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  test('goes to the area when it is the first that is wrong', async () => {
    show({ defaultValue: { name: '林知夏', phone: '13805710020', address: '明德路 188 号' } });
    await save.click();
    await expect.element(level('省份')).toHaveFocus();
    await choose('省份', '江苏省');
    await save.click();
    await expect.element(page.getByText(/请选择地区$/)).toBeVisible();
  });

  test('checks a part when it is left, then at every key until it is right', async () => {
    show();
    await phone.fill('1380571');
    expect(page.getByText(/请填写正确的电话/).elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(page.getByText(/请填写正确的电话/)).toBeVisible();
    await phone.fill('13805710020');
    await vi.waitFor(() => expect(page.getByText(/请填写正确的电话/).elements()).toHaveLength(0));
  });

  for (const [typed, right] of [
    ['138 0571 0020', true],
    ['１３８０５７１００２０', true],
    ['+8613805710020', true],
    ['0579-88660110', true],
    ['12805710020', false],
    ['1380571002', false],
    ['电话', false],
  ] as const) {
    test(`finds ${typed} ${right ? 'right' : 'wrong'}`, async () => {
      show();
      await phone.fill(typed);
      await userEvent.tab();
      if (right) await expect.element(phone).not.toHaveAttribute('aria-invalid');
      else await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('asks for as many levels as the area has, and anew under another province', async () => {
    show();
    expect(page.getByRole('combobox').elements()).toHaveLength(1);
    await choose('省份', '江苏省');
    await choose('城市', '南京市');
    await choose('区县', '鼓楼区');
    await choose('城市', '苏州市');
    await expect.element(level('区县')).toHaveTextContent('区县');
    await choose('省份', '香港特别行政区');
    expect(page.getByRole('combobox').elements()).toHaveLength(1);
  });

  test('hands over a whole, trimmed address and loads until it is saved', async () => {
    let finish = () => {};
    const saved = new Promise<void>((resolve) => {
      finish = resolve;
    });
    submit.mockReturnValue(saved);
    show();
    await name.fill(' 林知夏 ');
    await phone.fill('138 0571 0020');
    await choose('省份', '江苏省');
    await choose('城市', '南京市');
    await choose('区县', '鼓楼区');
    await address.fill('明德路 188 号');
    await save.click();
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      name: '林知夏',
      phone: '13805710020',
      area: ['32', '3201', '320106'],
      address: '明德路 188 号',
    });
    await expect.element(page.getByRole('button', { name: /保存地址|正在加载/ })).toHaveAttribute('aria-busy', 'true');
    finish();
    await vi.waitFor(() => expect(save.element().getAttribute('aria-busy')).toBeNull());
  });
});

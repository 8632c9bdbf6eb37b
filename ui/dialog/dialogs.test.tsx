import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DialogProvider, type DialogsApi, useDialogs } from './index.ts';

let api: DialogsApi;

function Reach() {
  api = useDialogs();
  return <button type="button">页面上的按钮</button>;
}

function show() {
  render(
    <DialogProvider>
      <Reach />
    </DialogProvider>,
  );
  page.getByRole('button', { name: '页面上的按钮' }).element().focus();
}

const alertdialog = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name });

describe('alert', () => {
  test('says one thing with one way out, and resolves when it is taken', async () => {
    show();
    const read = api.alert({ title: '系统提示', text: '登录状态已过期，请重新登录', label: '重新登录' });
    await expect.element(alertdialog).toHaveAccessibleName('系统提示');
    await expect.element(alertdialog).toHaveAccessibleDescription('登录状态已过期，请重新登录');
    await expect.element(button('重新登录')).toHaveFocus();
    expect(alertdialog.getByRole('button').elements()).toHaveLength(1);
    await button('重新登录').click();
    await read;
    await expect.poll(() => alertdialog.elements()).toHaveLength(0);
    await expect.element(button('页面上的按钮')).toHaveFocus();
  });
});

describe('confirm', () => {
  const question = { title: '撤回“奖学金申请”？', confirmLabel: '撤回申请', cancelLabel: '先不撤回', danger: true };

  test('starts on the harmless answer', async () => {
    show();
    void api.confirm(question);
    await expect.element(button('先不撤回')).toHaveFocus();
  });

  test('says yes by its button, no by the other, by the cross and by Escape', async () => {
    show();
    const answers: boolean[] = [];
    for (const act of [
      () => button('撤回申请').click(),
      () => button('先不撤回').click(),
      () => button('关闭').click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      const answer = api.confirm(question);
      await expect.element(alertdialog).toBeVisible();
      await act();
      answers.push(await answer);
      await expect.poll(() => alertdialog.elements()).toHaveLength(0);
    }
    expect(answers).toEqual([true, false, false, false]);
  });

  test('waits for what it confirms, and stays when that fails', async () => {
    show();
    let attempts = 0;
    const answer = api.confirm({
      ...question,
      onConfirm: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('offline');
      },
    });
    await button('撤回申请').click();
    await expect.poll(() => attempts).toBe(1);
    await expect.element(alertdialog).toBeVisible();
    await button('撤回申请').click();
    expect(await answer).toBe(true);
  });

  test('cannot be given up while what it confirms is under way', async () => {
    show();
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const answer = api.confirm({ ...question, onConfirm: () => work });
    await button('撤回申请').click();
    await userEvent.keyboard('{Escape}');
    await button('关闭').click();
    await expect.element(button('先不撤回')).toBeDisabled();
    await expect.element(alertdialog).toBeVisible();
    finish();
    expect(await answer).toBe(true);
  });

  test('answers two questions asked at once, the last first', async () => {
    show();
    const first = api.confirm({ title: '第一个' });
    const second = api.confirm({ title: '第二个' });
    await expect.element(page.getByRole('alertdialog', { name: '第二个' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await second).toBe(false);
    await expect.poll(() => page.getByRole('alertdialog', { name: '第二个' }).elements()).toHaveLength(0);
    await button('确定').click();
    expect(await first).toBe(true);
  });
});

describe('prompt', () => {
  const field = page.getByRole('textbox', { name: '手机号' });

  test('gives what was typed by Enter and by the button, and null when closed', async () => {
    show();
    const typed = api.prompt({ title: '填写联系电话', label: '手机号' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('13805710020{Enter}');
    expect(await typed).toBe('13805710020');
    await expect.poll(() => field.elements()).toHaveLength(0);
    const closed = api.prompt({ title: '填写联系电话', label: '手机号', initialValue: '138' });
    await expect.element(field).toHaveValue('138');
    await userEvent.keyboard('{Escape}');
    expect(await closed).toBeNull();
  });

  test('takes no more characters than there may be, and says how many there are', async () => {
    show();
    const answer = api.prompt({ title: '新建分组', label: '手机号', maxLength: 3 });
    await expect.element(page.getByText('0 / 3')).toBeVisible();
    await userEvent.keyboard('12345');
    await expect.element(page.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe('123');
  });

  test('says so when the check itself fails, and lets it be tried again', async () => {
    show();
    let attempts = 0;
    const validate = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return undefined;
    };
    const answer = api.prompt({ title: '填写联系电话', label: '手机号', initialValue: '138', validate });
    await button('确定').click();
    await expect.element(field).toHaveAccessibleDescription(/没有检查成功，请再试一次/);
    await button('确定').click();
    expect(await answer).toBe('138');
  });

  test('listens to the check of the newest text only', async () => {
    show();
    const checks = new Map<string, (problem: string | undefined) => void>();
    const validate = (text: string) =>
      text === '' ? '请填写' : new Promise<string | undefined>((resolve) => checks.set(text, resolve));
    void api.prompt({ title: '填写联系电话', label: '手机号', validate });
    await button('确定').click();
    await expect.element(field).toHaveAccessibleDescription(/请填写/);
    await userEvent.keyboard('ab');
    checks.get('ab')?.(undefined);
    await expect.element(field).not.toHaveAccessibleDescription(/请填写/);
    checks.get('a')?.('a 不行');
    await settled();
    await expect.element(field).not.toHaveAccessibleDescription(/不行/);
  });

  test('keeps what was typed when it is wrong, says 输入的数据不合法, and returns to the field', async () => {
    show();
    const answer = api.prompt({ title: '填写联系电话', label: '手机号', pattern: /^1\d{10}$/g });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('138');
    await button('确定').click();
    await expect.element(field).toHaveAccessibleDescription(/输入的数据不合法/);
    await expect.element(field).toHaveValue('138');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('05710020');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe('13805710020');
  });

  test('asks the validator, which may take its time', async () => {
    show();
    const answer = api.prompt({
      title: '填写联系电话',
      label: '手机号',
      validate: async (value) => (value === '1' ? '这个号码已经登记过' : undefined),
    });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('1{Enter}');
    await expect.element(field).toHaveAccessibleDescription(/这个号码已经登记过/);
    await userEvent.keyboard('2{Enter}');
    expect(await answer).toBe('12');
  });
});

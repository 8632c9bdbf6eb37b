import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { PasswordField } from './index.ts';

describe('PasswordField', () => {
  conformance(<PasswordField label="Password" />, { refersTo: HTMLInputElement });

  test('shows and hides the password, and keeps it', async () => {
    render(<PasswordField label="密码" defaultValue="秘密123" />);
    const field = page.getByLabelText('密码', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(field).toHaveValue('秘密123');
    await page.getByRole('button', { name: '隐藏密码' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  test('says that Caps Lock is on, until it is off or the field is left', async () => {
    render(<PasswordField label="密码" />);
    const input = page.getByLabelText('密码', { exact: true }).element();
    const press = (on: boolean) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: on, bubbles: true }));
    press(true);
    await expect.element(page.getByText('大写锁定已打开', { exact: false })).toBeVisible();
    press(false);
    await expect.poll(() => page.getByText('大写锁定已打开', { exact: false }).elements()).toHaveLength(0);
  });

  test('does not send the form when the eye is pressed', async () => {
    let sent = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <PasswordField label="密码" />
      </form>,
    );
    await page.getByRole('button', { name: '显示密码' }).click();
    expect(sent).toBe(0);
    await page.getByLabelText('密码', { exact: true }).click();
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(1);
  });
});

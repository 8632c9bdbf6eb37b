import { maxLengthOf } from '@yimen/contract/endpoint';
import { changePassword } from '@yimen/contract/sign-in/password';
import { PasswordField, type PasswordFieldProps } from '@yimen/ui/password-field';

/** The field `next` for a new password; a password manager offers one. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'label' | 'name' | 'autoComplete' | 'maxLength'>) {
  return (
    <PasswordField
      label="新密码"
      name="next"
      autoComplete="new-password"
      maxLength={maxLengthOf(changePassword, 'next')}
      {...props}
    />
  );
}

/** With this field a password manager stores a new password for its account. */
export function AccountOfPassword({ account }: { account: string }) {
  return <input type="text" name="account" autoComplete="username" value={account} readOnly hidden />;
}

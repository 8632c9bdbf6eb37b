import { type DataOf, maxLengthOf } from '@yimen/contract/endpoint';
import { newPasswordHint, signInCodes } from '@yimen/contract/sign-in/codes';
import { changePassword, type passwordRules } from '@yimen/contract/sign-in/password';
import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Form, type FormError } from '@yimen/ui/form';
import { Heading } from '@yimen/ui/heading';
import { PasswordField } from '@yimen/ui/password-field';
import { Text } from '@yimen/ui/text';
import { useId, useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { ApiError, messageOf } from '../../../../lib/api/errors.ts';
import { AccountOfPassword, NewPasswordField } from './NewPasswordField.tsx';
import * as css from './password.css.ts';

export type PasswordRules = NonNullable<DataOf<typeof passwordRules>>;

/** The field to which an error code belongs. */
const fields: Readonly<Record<number, string>> = {
  [signInCodes.wrongPassword]: 'current',
  [signInCodes.weakPassword]: 'next',
};

interface ChangePasswordProps {
  rules: PasswordRules;
  /** Reloads the list of devices: the others have been signed out. */
  onChanged(): void;
}

/**
 * Changes the person's password, in the personal centre of both sites: the form opens in place, and closes when done.
 */
export function ChangePassword({ rules, onChanged }: ChangePasswordProps) {
  const id = useId();
  const heading = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  function finish(words: string) {
    setOpen(false);
    setSaid(words);
    // The pressed button has been removed with the form.
    heading.current?.focus();
  }
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <Heading level={2} id={id} ref={heading} tabIndex={-1}>
            密码
          </Heading>
          <Text tone="secondary">修改后，其他设备都要用新密码重新登录。</Text>
        </div>
        {!isOpen && (
          <Button
            onClick={() => {
              setOpen(true);
              setSaid('');
            }}
          >
            修改密码
          </Button>
        )}
      </div>
      <div role="status">{said && <Alert tone="success">{said}</Alert>}</div>
      {isOpen && (
        <PasswordForm
          rules={rules}
          onCancel={() => finish('')}
          onDone={(words) => {
            finish(words);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

interface PasswordFormProps {
  rules: PasswordRules;
  onCancel(): void;
  /** Called with the result as text. */
  onDone(words: string): void;
}

function PasswordForm({ rules, onCancel, onDone }: PasswordFormProps) {
  const { account, minLength } = rules;
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message;

  async function submit(data: FormData) {
    if (busy) return;
    const [current, next] = ['current', 'next'].map((field) => String(data.get(field) ?? ''));
    const lacking = [
      ...(current ? [] : [{ field: 'current', message: '请填写当前密码' }]),
      ...(next && [...next].length >= minLength ? [] : [{ field: 'next', message: `新密码至少 ${minLength} 个字` }]),
    ];
    setErrors(lacking);
    setProblem('');
    if (!current || !next || lacking.length > 0) return;
    setBusy(true);
    try {
      const { ended, calendarEnded } = await call(changePassword, { current, next });
      const devices = ended > 0 ? `其他 ${ended} 台设备已退出。` : '';
      onDone(`密码已修改。${devices}${calendarEnded ? '日历订阅的地址已经失效，请重新订阅。' : ''}`);
    } catch (error) {
      const field = error instanceof ApiError ? fields[error.code] : undefined;
      if (field) setErrors([{ field, message: messageOf(error) }]);
      else setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <div className={css.form}>
      <Form aria-label="修改密码" summary={false} errors={errors} onSubmit={(data) => void submit(data)}>
        {problem && (
          <Alert tone="error" urgent>
            {problem}
          </Alert>
        )}
        <AccountOfPassword account={account} />
        <PasswordField
          label="当前密码"
          name="current"
          autoFocus
          maxLength={maxLengthOf(changePassword, 'current')}
          error={errorOf('current')}
        />
        <NewPasswordField help={newPasswordHint(rules)} error={errorOf('next')} />
        <div className={css.actions}>
          <Button type="submit" variant="primary" loading={busy}>
            保存新密码
          </Button>
          <Button onClick={onCancel} disabled={busy}>
            取消
          </Button>
        </div>
      </Form>
    </div>
  );
}

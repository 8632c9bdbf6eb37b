import { maxLengthOf } from '@yimen/contract/endpoint';
import { login } from '@yimen/contract/sign-in/auth';
import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { LockIcon, UserIcon } from '@yimen/ui/icon';
import { PasswordField } from '@yimen/ui/password-field';
import { TextField } from '@yimen/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import * as css from './form.css.ts';

interface Problem {
  field?: 'account' | 'password';
  message: string;
}

interface SignInFormProps {
  /** Where to go afterwards, with the hash. */
  redirect: string | null;
  /** The WeChat user who is to be bound to whoever signs in. */
  bind: string | undefined;
  /** What the server answered to a form that was sent without the script. */
  refused?: { account: string; message: string };
}

/** Account and password. The fields keep what was typed, before the script is there and after a refusal. */
export function SignInForm({ redirect, bind, refused }: SignInFormProps) {
  const [problem, setProblem] = useState<Problem | undefined>(refused && { message: refused.message });
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  // Focus goes to what has to be read or mended: the field, or the sentence above the form.
  useEffect(() => {
    if (!problem) return;
    const field = problem.field && form.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLElement) field.focus();
    else alert.current?.focus();
  }, [problem]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const account = String(values.get('account') ?? '').trim();
    const password = String(values.get('password') ?? '');
    if (!account) return setProblem({ field: 'account', message: '请填写账号' });
    if (!password) return setProblem({ field: 'password', message: '请填写密码' });
    setBusy(true);
    setProblem(undefined);
    try {
      const { signIn } = await import('../sign-in.ts');
      location.replace(await signIn({ account, password, bind }, redirect));
    } catch (error) {
      setBusy(false);
      setProblem({ message: messageOf(error) });
    }
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className={css.form}
      aria-label="登录"
    >
      {problem && !problem.field && (
        <Alert ref={alert} tone="error" role="alert" tabIndex={-1}>
          {problem.message}
        </Alert>
      )}
      {bind && <input type="hidden" name="bind" value={bind} />}
      <TextField
        label="账号"
        name="account"
        defaultValue={refused?.account}
        size="large"
        startIcon={<UserIcon />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengthOf(login, 'account')}
        aria-required
        autoFocus
        error={problem?.field === 'account' ? problem.message : undefined}
      />
      <PasswordField
        label="密码"
        name="password"
        size="large"
        startIcon={<LockIcon />}
        autoComplete="current-password"
        maxLength={maxLengthOf(login, 'password')}
        aria-required
        error={problem?.field === 'password' ? problem.message : undefined}
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={busy} loadingText="正在登录…">
        登录
      </Button>
    </form>
  );
}

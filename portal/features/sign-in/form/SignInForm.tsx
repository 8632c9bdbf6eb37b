import { maxLengthOf } from '@yimen/contract/endpoint';
import { login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { LockIcon, UserIcon } from '@yimen/ui/icon';
import { PasswordField } from '@yimen/ui/password-field';
import { TextField } from '@yimen/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api/errors.ts';
import { AccountOfPassword, NewPasswordField } from '../shared/password/NewPasswordField.tsx';
import * as css from './form.css.ts';
import { type AccountHelp, SignInHelp } from './SignInHelp.tsx';

/** The server's answer to a form that was sent without scripts. */
export interface Refused {
  account: string;
  /** The API's code; 0 for a form that could not be read. */
  code: number;
  message: string;
}

interface Problem {
  field?: 'account' | 'password' | 'next' | undefined;
  message: string;
}

interface SignInFormProps {
  /** Redirect target, including the hash. */
  redirect: string | null;
  /** The WeChat user to bind to the person who signs in. */
  bind: string | undefined;
  refused?: Refused;
  help: AccountHelp;
}

const problemOf = ({ code, message }: Omit<Refused, 'account'>): Problem => ({
  field: code === signInCodes.weakPassword ? 'next' : undefined,
  message,
});

/**
 * Account and password. The fields keep their text during hydration and after a refusal. After an initial password or a
 * one-time code a field for a new password takes their place, which is also sent; without scripts it stands below them.
 */
export function SignInForm({ redirect, bind, refused, help }: SignInFormProps) {
  const isAsked = refused?.code === signInCodes.mustChange;
  const [problem, setProblem] = useState(refused && !isAsked ? problemOf(refused) : undefined);
  /** What a new password has to be; undefined while none is asked for. */
  const [rule, setRule] = useState(isAsked ? refused.message : problem?.field === 'next' ? '' : undefined);
  /** What had been typed when the new password was asked for. */
  const [typed, setTyped] = useState<{ account: string; password: string }>();
  const proof = rule === undefined ? undefined : typed;
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  // Moves the focus to the invalid field, or to the message above the form.
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
    const password = proof?.password ?? String(values.get('password') ?? '');
    const next = String(values.get('next') ?? '') || undefined;
    if (!account) return setProblem({ field: 'account', message: '请填写账号' });
    if (!password) return setProblem({ field: 'password', message: '请填写密码' });
    if (rule !== undefined && !next) return setProblem({ field: 'next', message: '请填写新密码' });
    setBusy(true);
    setProblem(undefined);
    try {
      const { signIn } = await import('../sign-in.ts');
      location.replace(await signIn({ account, password, next, bind }, redirect));
    } catch (error) {
      setBusy(false);
      const [code, message] = [error instanceof ApiError ? error.code : 0, messageOf(error)];
      if (code === signInCodes.mustChange) {
        setTyped({ account, password });
        return setRule(message);
      }
      // A one-time code has expired meanwhile, or was replaced.
      if (code === signInCodes.refused) setRule(undefined);
      setProblem(problemOf({ code, message }));
    }
  }

  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem?.message : undefined);
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
      {proof ? (
        <>
          <Alert tone="info">账号 {proof.account} 用的是初始密码或一次性登录码，只能用来设新密码。</Alert>
          <AccountOfPassword account={proof.account} />
        </>
      ) : (
        <>
          <TextField
            label="账号"
            name="account"
            defaultValue={typed?.account ?? refused?.account}
            size="large"
            startIcon={<UserIcon />}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengthOf(login, 'account')}
            aria-required
            autoFocus={rule === undefined}
            help={help.accountHint}
            error={errorOf('account')}
          />
          <PasswordField
            label="密码"
            name="password"
            size="large"
            startIcon={<LockIcon />}
            autoComplete="current-password"
            maxLength={maxLengthOf(login, 'password')}
            aria-required
            error={errorOf('password')}
          />
        </>
      )}
      {rule !== undefined && (
        <NewPasswordField
          size="large"
          startIcon={<LockIcon />}
          aria-required
          autoFocus
          help={rule}
          error={errorOf('next')}
        />
      )}
      <Button type="submit" variant="primary" size="large" fullWidth loading={busy} loadingText="正在登录…">
        {rule === undefined ? '登录' : '保存新密码并登录'}
      </Button>
      {proof ? (
        <Button variant="text" fullWidth disabled={busy} onClick={() => setRule(undefined)}>
          返回
        </Button>
      ) : (
        <SignInHelp {...help} />
      )}
    </form>
  );
}

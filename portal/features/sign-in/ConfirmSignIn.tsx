import { useSite } from '../../shell/visit/current.ts';
import type { SignInConfirmation } from './complete-sign-in.ts';
import { declinedHref } from './hrefs.ts';
import { Question } from './Question.tsx';

interface ConfirmSignInProps extends SignInConfirmation {
  /** The redirect target in the address. */
  asked: string | null;
}

/**
 * Asks for confirmation before a link, which anybody may have sent, signs a person in: when another person is signed
 * in, or the sign-in was not started in this tab.
 */
export function ConfirmSignIn({ handle, name, background, asked }: ConfirmSignInProps) {
  const { user } = useSite();

  async function answer(accepts: boolean): Promise<boolean> {
    if (accepts) {
      const { goOnAs } = await import('./complete-sign-in.ts');
      location.replace(await goOnAs(handle, asked));
    } else location.replace(declinedHref(user !== null, asked));
    return false;
  }

  return (
    <Question
      background={background}
      title={`以「${name}」的身份登录？`}
      text={
        user
          ? `现在登录的是「${user.name}」，继续后会退出。`
          : '这次登录不是从这里开始的。如果这不是您自己的账号，请取消。'
      }
      yes="继续"
      no="取消"
      handle={handle}
      problem={undefined}
      onAnswer={answer}
    />
  );
}

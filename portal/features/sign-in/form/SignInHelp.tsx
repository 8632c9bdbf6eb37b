import type { SignInHelp as Help } from '@yimen/contract/sign-in/auth';
import { ChevronDownIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import type { Background } from '../Scene.tsx';
import * as css from './help.css.ts';

/** What the institution tells of accounts and passwords; nothing when it did not load. */
export type AccountHelp = Partial<Pick<Background, 'accountHint' | 'forgotten' | 'firstSignIn'>>;

/**
 * What to do about a forgotten password and to sign in for the first time, where the institution says so. Each opens
 * without scripts, too, and says the same to everybody: it tells of no account whether it exists.
 */
export function SignInHelp({ forgotten, firstSignIn }: AccountHelp) {
  if (!forgotten && !firstSignIn) return null;
  return (
    <div className={css.help}>
      {forgotten && <Answer question="忘记密码" help={forgotten} linkText="去找回密码" />}
      {firstSignIn && <Answer question="第一次登录" help={firstSignIn} linkText="查看说明" />}
    </div>
  );
}

function Answer({ question, help: { text, link }, linkText }: { question: string; help: Help; linkText: string }) {
  const target = linkTo(link);
  return (
    // Of one name: opening one closes the other.
    <details name="sign-in-help" className={css.answer}>
      <summary className={css.question}>
        {question}
        <span className={css.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <p className={css.words}>
        <PhonesInText>{text}</PhonesInText>
      </p>
      {target && (
        <p className={css.way}>
          <Link standalone href={target.href} external={target.external}>
            {linkText}
          </Link>
        </p>
      )}
    </details>
  );
}

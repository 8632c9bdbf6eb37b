import { wechatBind } from '@yimen/contract/sign-in/sign-in';
import { useState } from 'react';
import { api } from '../../../lib/api/browser.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { Question } from '../Question.tsx';
import type { Background } from '../Scene.tsx';

interface BindWeChatProps {
  handle: string;
  /** The signed-in person. */
  name: string;
  /** Where to go afterwards. */
  next: string;
  background: Background | undefined;
  /** The server's answer to a form that was sent without scripts. */
  refused: string | undefined;
}

/** Asks whether the WeChat user belongs to the person who has signed in. */
export function BindWeChat({ handle, name, next, background, refused }: BindWeChatProps) {
  const [problem, setProblem] = useState(refused);

  async function answer(accepts: boolean): Promise<boolean> {
    setProblem(undefined);
    try {
      if (accepts) await api.call(wechatBind, { handle });
      location.replace(next);
      return false;
    } catch (error) {
      setProblem(messageOf(error));
      return true;
    }
  }

  return (
    <Question
      background={background}
      title={`把微信绑定到「${name}」？`}
      text="绑定以后，用刚才的微信就能直接登录这个账号。如果那不是您自己的微信，请不要绑定。"
      yes="绑定"
      no="暂不绑定"
      handle={handle}
      problem={problem}
      onAnswer={answer}
    />
  );
}

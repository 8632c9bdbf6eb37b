import { paths } from '@yimen/contract/paths';
import { logout } from '@yimen/contract/sign-in/auth';
import { useEffect } from 'react';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { dropSession } from '../../../lib/session/cookies.ts';
import { leave } from '../../../shell/sign-out/leave.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { WaitingPage } from '../WaitingPage.tsx';

export const meta = namedByPage;

/** Signs out when the form is sent without scripts. A failing step does not keep anyone signed in. */
export async function action({ url, context }: ActionFunctionArgs) {
  const { api, user } = visitOf(context);
  if (user) await api.call(logout, {}).catch(() => undefined);
  const headers = new Headers();
  dropSession(headers, url.protocol === 'https:');
  return redirect(paths.login, { headers });
}

/** Ends the session and starts a new one as a guest (specification, section 4, “Logout”). */
export default function SignOutPage() {
  useEffect(() => {
    void leave().then((left) => {
      if (left) return;
      if (window.history.length > 1) window.history.back();
      else location.replace('/');
    });
  }, []);
  return <WaitingPage doing="正在退出登录…" question="浏览器没有运行脚本，请在这里确认：" button="退出登录" />;
}

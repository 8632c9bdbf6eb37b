import { logout } from '@yimen/contract/auth';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { useEffect } from 'react';
import { type ActionFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { visitOf } from '../../boot/visit.ts';
import { dropSession } from '../../session/cookies.ts';
import { leave } from '../../sign-on/leave.ts';
import * as css from './sign-out.css.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '退出登录') }];

/** Signs out when the form is sent without the page's script. What fails on the way does not keep anyone signed in. */
export async function action({ url, context }: ActionFunctionArgs) {
  const { api, user } = visitOf(context);
  if (user) await api.call(logout, {}).catch(() => undefined);
  const headers = new Headers();
  dropSession(headers, url.protocol === 'https:');
  return redirect('/login', { headers });
}

/** Ends the session and enters anew as a guest (specification, section 4, “Logout”). */
export default function SignOutPage() {
  useEffect(() => {
    void leave();
  }, []);
  return (
    <main id="main" className={css.page}>
      <Spinner label={false} />
      <Heading level={1} size="body" role="status">
        正在退出登录…
      </Heading>
      <noscript>
        <form method="post" className={css.form}>
          <Text>浏览器没有运行脚本，请在这里确认：</Text>
          <Button type="submit" variant="primary" size="large">
            退出登录
          </Button>
        </form>
      </noscript>
    </main>
  );
}

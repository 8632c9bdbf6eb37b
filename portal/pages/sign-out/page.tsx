import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { useEffect } from 'react';
import { pageTitle } from '../../boot/title.ts';
import { leave } from '../../sign-on/leave.ts';
import type { Route } from './+types/page';
import * as css from './sign-out.css.ts';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '退出登录') }];

/** Ends the session and enters anew as a guest (specification, section 4, “Logout”). */
export default function SignOutPage() {
  useEffect(() => {
    void leave();
  }, []);
  return (
    <main id="main" className={css.page}>
      <Spinner label={false} />
      <Text as="h1" size="body" role="status">
        正在退出登录…
      </Text>
    </main>
  );
}

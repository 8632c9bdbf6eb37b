import { Heading } from '@yimen/ui/heading';
import { Spinner } from '@yimen/ui/spinner';
import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { leave } from '../../sign-on/leave.ts';
import * as css from './sign-out.css.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '退出登录') }];

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
    </main>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { readSession } from '../../lib/session/session.ts';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';
import { signInTo } from '../../shell/routes/sign-in-link.ts';
import type { Arrival, ReadArrival } from './arrival.ts';
import { ConfirmSignIn } from './ConfirmSignIn.tsx';
import type { SignInConfirmation } from './complete-sign-in.ts';
import { failedHref } from './hrefs.ts';
import { WaitingPage } from './WaitingPage.tsx';

/**
 * The page to which an identity provider redirects: removes the ticket from the address, exchanges it and continues, or
 * asks for confirmation. Without scripts a form does the same.
 */
export function LandingPage({ read }: { read: ReadArrival }) {
  const answered = useActionData<SignInConfirmation & { asked: string | null }>();
  const [question, setQuestion] = useState(answered);
  // Read once: in strict mode the second mount finds the address without the ticket.
  const arrival = useRef<{ found: Arrival | undefined; asked: string | null }>(undefined);

  useEffect(() => {
    if (answered) return;
    if (arrival.current === undefined) {
      const url = new URL(location.href);
      const asked = safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null;
      arrival.current = { found: read(url), asked };
      history.replaceState(history.state, '', location.pathname);
    }
    const { found, asked } = arrival.current;
    if (!found) return location.replace(readSession().isTourist ? signInTo(asked) : (asked ?? '/'));
    import('./complete-sign-in.ts')
      .then(({ completeSignIn }) => completeSignIn(found, asked))
      .catch(() => ({ href: failedHref({ code: 0, requestId: '' }, asked) }))
      .then((landed) => {
        if ('ask' in landed) setQuestion({ ...landed.ask, asked });
        else location.replace(landed.href);
      });
  }, [read, answered]);

  if (question) return <ConfirmSignIn {...question} />;
  return <WaitingPage doing="正在登录…" question="浏览器没有运行脚本，请在这里继续：" button="继续登录" />;
}

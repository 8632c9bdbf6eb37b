import { hrefTo } from '@yimen/contract/paths';
import { signInCodes, signInTexts } from '@yimen/contract/sign-in/codes';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import { signInTo } from '../../../shell/routes/sign-in-link.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { Confirm, type ConfirmProps, Unreadable } from './Confirm.tsx';

export const meta = namedByPage;

/**
 * Opened by scanning a code. A visitor who is not signed in on this phone signs in first and comes back, unless the
 * code is invalid. Without a code it redirects to the sign-in page that shows one.
 */
export function loader({ url, context }: LoaderFunctionArgs) {
  const code = url.searchParams.get('code');
  if (!code) {
    const target = safeRedirect(url.searchParams.get('redirect'), url.origin);
    return redirect(hrefTo('login', { query: { way: 'qr', redirect: target } }));
  }
  if (!/^[0-9a-f]{40}$/.test(code)) return { reason: signInTexts[signInCodes.qrUnknown] };
  const { user } = visitOf(context);
  if (!user) return redirect(signInTo(url.pathname + url.search, 'scan'));
  return { code, person: { name: user.name, title: user.title } };
}

export default function QrCodeLogin() {
  const scanned = useLoaderData<ConfirmProps | { reason: string }>();
  return 'reason' in scanned ? <Unreadable {...scanned} /> : <Confirm {...scanned} />;
}

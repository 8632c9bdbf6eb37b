import { hrefTo } from '@yimen/contract/paths';
import { signInCodes, signInTexts } from '@yimen/contract/sign-in/codes';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import { signInTo } from '../../../shell/routes/sign-in-link.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { Confirm, type ConfirmProps, Unreadable } from './Confirm.tsx';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '在电脑上登录') }];

/**
 * Opened by scanning a code: whoever is not signed in on this phone signs in first and comes back, but not for what
 * cannot be a code of ours. Without one it is the sign-in page that shows a code.
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

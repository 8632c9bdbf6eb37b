import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { visitOf } from '../../boot/visit.ts';
import { signInTo } from '../../session/sign-in-link.ts';
import { Confirm, type Person } from './Confirm.tsx';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '在电脑上登录') }];

/**
 * Opened by scanning a code: whoever is not signed in on this phone signs in first and comes back. Without a code
 * it is the sign-in page that shows one.
 */
export function loader({ url, context }: LoaderFunctionArgs) {
  const code = /^[0-9a-f]{40}$/.exec(url.searchParams.get('code') ?? '')?.[0];
  if (!code) return redirect('/login?way=qr');
  const { user } = visitOf(context);
  if (!user) return redirect(signInTo(url.pathname + url.search));
  return { code, person: { name: user.name, title: user.title } };
}

export default function QrCodeLogin() {
  const { code, person } = useLoaderData<{ code: string; person: Person }>();
  return <Confirm code={code} person={person} />;
}

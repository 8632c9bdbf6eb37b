import { getLoginBackground, login } from '@yimen/contract/auth';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ApiError, messageOf } from '../../api/errors.ts';
import { pageTitle } from '../../boot/title.ts';
import { visitOf } from '../../boot/visit.ts';
import { cookieNames, cookieText } from '../../session/cookies.ts';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '登录') }];

/** The page's picture and words; one can sign in without them. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const background = await visitOf(context)
    .api.call(getLoginBackground, {})
    .catch(() => undefined);
  return { background, redirect: safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null };
}

/** Signs in when the form is sent before, or without, the page's script. The browser's own way is `SignInForm`. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const account = String(form.get('account') ?? '');
  try {
    const { token } = await visitOf(context).api.call(login, { account, password: String(form.get('password') ?? '') });
    const secure = url.protocol === 'https:';
    const headers = new Headers();
    headers.append('Set-Cookie', cookieText(cookieNames.token, token, { secure }));
    headers.append('Set-Cookie', cookieText(cookieNames.tourist, '0', { secure }));
    return redirect(safeRedirect(url.searchParams.get('redirect'), url.origin) ?? '/', { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ account, message: messageOf(error) });
  }
}

/** The built-in sign-in page (specification, section 4; login type 0). */
export default function SignInPage() {
  const { background, redirect: target } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInFrame background={background} redirect={target ?? '/'}>
      <SignInForm redirect={target} refused={refused} />
    </SignInFrame>
  );
}

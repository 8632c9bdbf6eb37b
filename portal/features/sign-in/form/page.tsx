import { login, verifyDomain } from '@yimen/contract/sign-in/auth';
import { signInCodes, signInText } from '@yimen/contract/sign-in/codes';
import { signInMethods } from '@yimen/contract/sign-in/sign-in';
import { Alert } from '@yimen/ui/alert';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import type { SignInReason } from '../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { adminTarget } from '../hrefs.ts';
import { backgroundOf, enterByForm } from '../on-server.ts';
import { SignInFrame } from '../Scene.tsx';
import * as css from '../scene.css.ts';
import { Methods } from './Methods.tsx';

export const meta = namedByPage;

/** Loads the methods and the page's picture and text, and reads the error of a failed sign-in from the address. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const { searchParams } = url;
  const target = safeRedirect(searchParams.get('redirect'), url.origin) ?? null;
  // The address of a finished sign-in, from the history or in another tab: nothing to do.
  if (user && doneWith.has(searchParams.get('failed') ?? '')) throw redirect(target ?? '/');
  const [background, host, methods] = await Promise.all([
    backgroundOf(api),
    // Sign-in works without it.
    api.call(verifyDomain, { service: target ?? '/' }).catch(() => undefined),
    api.call(signInMethods, {}),
  ]);
  return {
    background,
    methods: methods.list,
    loginType: host?.loginType ?? 0,
    redirect: target,
    reason: reasonTexts.get(searchParams.get('for') ?? ''),
    failure: failureText(searchParams.get('failed'), searchParams.get('request')),
    wasSomebodyElse: notLetIn.has(searchParams.get('failed') ?? ''),
    bind: /^[0-9a-f]{40}$/.exec(searchParams.get('bind') ?? '')?.[0],
    stays: searchParams.has('stay'),
    startsWithCode: searchParams.get('way') === 'qr',
  };
}

/** Messages to a guest who opened something that needs an account. */
const reasonTexts: ReadonlyMap<string, string> = new Map<SignInReason, string>([
  ['expired', '登录状态已过期，请重新登录。'],
  ['collect', '登录后即可收藏，并返回原页面。'],
  ['follow', '登录后即可关注，并返回原页面。'],
  ['search', '登录后即可看到全部搜索结果。'],
  ['scan', '请先登录，再确认电脑上的登录。'],
]);

/** Error codes for people whom the identity provider knows, but who may not sign in here. */
const notLetIn = new Set([signInCodes.unknownPerson, signInCodes.disabled].map(String));

/** Error codes for used tickets and for sign-in attempts that are over. */
const doneWith = new Set([signInCodes.spent, signInCodes.noAttempt].map(String));

/** The message for the error code in the address: from the catalogue, never from the address. */
function failureText(code: string | null, request: string | null): string | undefined {
  if (!code || !/^\d{1,5}$/.test(code)) return undefined;
  const text = signInText(Number(code)) ?? '登录没有成功，请稍后再试';
  const reference = request && /^[\w-]{6,64}$/.test(request) ? `，请求编号 ${request}` : '';
  return `${text}（错误 ${code}${reference}）`;
}

/** Signs in when the form is sent before hydration, or without scripts. With scripts, `SignInForm` does. */
export const action = (args: ActionFunctionArgs) =>
  enterByForm(args, (api, field) => {
    const [account, password] = [field('account'), field('password')];
    const optional = { next: field('next') || undefined, bind: field('bind') || undefined };
    const target = adminTarget(safeRedirect(args.url.searchParams.get('redirect'), args.url.origin));
    return api.call(login, { account, password, ...optional, target });
  });

/** The sign-in page with all of the institution's methods (specification, section 4). */
export default function SignInPage() {
  const { background, redirect: target, ...methods } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { user } = useSite();
  return (
    <SignInFrame background={background}>
      {user && (
        <Alert tone="info">
          当前已登录：{user.name}。
          <Link standalone href={target ?? '/'}>
            继续使用
          </Link>
        </Alert>
      )}
      <Methods {...methods} redirect={target} refused={refused} help={background ?? {}} />
      <p className={css.guest}>
        <Text as="span" tone="tertiary">
          先看看？
        </Text>
        <Link standalone href="/">
          以访客身份浏览
        </Link>
      </p>
    </SignInFrame>
  );
}

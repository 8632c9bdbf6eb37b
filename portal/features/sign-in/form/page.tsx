import { login, verifyDomain } from '@yimen/contract/sign-in/auth';
import { signInCodes, signInText } from '@yimen/contract/sign-in/codes';
import { signInMethods } from '@yimen/contract/sign-in/sign-in';
import { Alert } from '@yimen/ui/alert';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import type { SignInReason } from '../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { backgroundOf, enterByForm } from '../on-server.ts';
import { SignInFrame } from '../Scene.tsx';
import * as css from '../scene.css.ts';
import { Methods } from './Methods.tsx';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '登录') }];

/** The ways in, the page's picture and words, and what the address says of a sign-in that failed. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const { searchParams } = url;
  const target = safeRedirect(searchParams.get('redirect'), url.origin) ?? null;
  // The address of a sign-in that is done with, from the history or in another tab: there is nothing to do.
  if (user && doneWith.has(searchParams.get('failed') ?? '')) throw redirect(target ?? '/');
  const [background, host, methods] = await Promise.all([
    backgroundOf(api),
    // One can sign in without it.
    api.call(verifyDomain, {}).catch(() => undefined),
    api.call(signInMethods, {}),
  ]);
  return {
    background,
    methods: methods.list,
    loginType: host?.loginType ?? 0,
    redirect: target,
    reason: reasons.get(searchParams.get('for') ?? ''),
    failure: failureOf(searchParams.get('failed'), searchParams.get('request')),
    wasSomebodyElse: notLetIn.has(searchParams.get('failed') ?? ''),
    bind: /^[0-9a-f]{40}$/.exec(searchParams.get('bind') ?? '')?.[0],
    stays: searchParams.has('stay'),
    startsWithCode: searchParams.get('way') === 'qr',
  };
}

/** What to say to a guest who wanted something that needs an account. */
const reasons: ReadonlyMap<string, string> = new Map<SignInReason, string>([
  ['expired', '登录状态已过期，请重新登录。'],
  ['collect', '登录后即可收藏，并返回原页面。'],
  ['follow', '登录后即可关注，并返回原页面。'],
  ['search', '登录后即可看到全部搜索结果。'],
  ['scan', '请先登录，再确认电脑上的登录。'],
]);

/** Codes of people whom the counterpart knows and who may not come in. */
const notLetIn = new Set([signInCodes.unknownPerson, signInCodes.disabled].map(String));

/** Codes of tickets that were spent, or belong to an attempt that is over. */
const doneWith = new Set([signInCodes.spent, signInCodes.noAttempt].map(String));

/** What to say of a failure that the address names: the catalogue's words, never the address's own. */
function failureOf(code: string | null, request: string | null): string | undefined {
  if (!code || !/^\d{1,5}$/.test(code)) return undefined;
  const text = signInText(Number(code)) ?? '登录没有成功，请稍后再试';
  const reference = request && /^[\w-]{6,64}$/.test(request) ? `，请求编号 ${request}` : '';
  return `${text}（错误 ${code}${reference}）`;
}

/** Signs in when the form is sent before, or without, the page's script. The browser's own way is `SignInForm`. */
export const action = (args: ActionFunctionArgs) =>
  enterByForm(args, (api, field) => {
    const [account, password, bind] = [field('account'), field('password'), field('bind') || undefined];
    return api.call(login, { account, password, bind });
  });

/** The sign-in page with every way in that the institution offers (specification, section 4). */
export default function SignInPage() {
  const { background, redirect: target, ...ways } = useLoaderData<typeof loader>();
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
      <Methods {...ways} redirect={target} refused={refused} />
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

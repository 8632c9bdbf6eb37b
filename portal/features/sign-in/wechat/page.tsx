import { wechatBind } from '@yimen/contract/sign-in/sign-in';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ApiError, messageOf } from '../../../lib/api/errors.ts';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { wechatArrival } from '../arrival.ts';
import { signInToBindHref } from '../hrefs.ts';
import { LandingPage } from '../LandingPage.tsx';
import { backgroundOf, landOnServer, readPostedAnswer } from '../on-server.ts';
import { BindWeChat } from './BindWeChat.tsx';

export const meta: MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData ? '绑定微信' : '正在登录') },
];

/** Loads the question whether to bind a WeChat user, where the address has one; only for a signed-in person. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const handle = handleOf(url);
  if (!handle) return null;
  const { api, user } = visitOf(context);
  const next = safeRedirect(url.searchParams.get('redirect'), url.origin) ?? '/';
  if (!user) throw redirect(signInToBindHref(handle, next));
  return { handle, next, name: user.name, background: await backgroundOf(api) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, url, context } = args;
  if (!handleOf(url)) return landOnServer(wechatArrival, args);
  const next = safeRedirect(url.searchParams.get('redirect'), url.origin) ?? '/';
  const answer = await readPostedAnswer(request);
  try {
    if (answer?.accepts) await visitOf(context).api.call(wechatBind, { handle: answer.handle });
    return redirect(next);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ problem: messageOf(error) });
  }
}

const handleOf = ({ searchParams }: URL) => /^[0-9a-f]{40}$/.exec(searchParams.get('bind') ?? '')?.[0];

/** The server redirects WeChat and WeCom users here with its own handle (specification, section 2). */
export default function WeChatLanding() {
  const question = useLoaderData<typeof loader>();
  const answered = useActionData<{ problem?: string }>();
  return question ? <BindWeChat {...question} refused={answered?.problem} /> : <LandingPage read={wechatArrival} />;
}

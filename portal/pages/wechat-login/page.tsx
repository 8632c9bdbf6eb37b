import type { ActionFunctionArgs, MetaFunction } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { wechatArrival } from '../../sign-on/arrival.ts';
import { LandingPage } from '../../sign-on/LandingPage.tsx';
import { landOnServer } from '../../sign-on/on-server.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '正在登录') }];

export function action(args: ActionFunctionArgs) {
  return landOnServer(wechatArrival, args);
}

/** The server sends WeChat’s and WeCom’s users here with a handle that it vouches for (specification, section 2). */
export default function LoginLanding() {
  return <LandingPage read={wechatArrival} />;
}

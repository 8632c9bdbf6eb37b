import type { ActionFunctionArgs, MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { oauthArrival } from '../arrival.ts';
import { LandingPage } from '../LandingPage.tsx';
import { landOnServer } from '../on-server.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '正在登录') }];

export function action(args: ActionFunctionArgs) {
  return landOnServer(oauthArrival, args);
}

/** OAuth2 and OpenID Connect come back here with a code (specification, section 2). */
export default function LoginLanding() {
  return <LandingPage read={oauthArrival} />;
}

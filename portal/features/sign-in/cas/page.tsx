import type { ActionFunctionArgs, MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { casArrival } from '../arrival.ts';
import { LandingPage } from '../LandingPage.tsx';
import { landOnServer } from '../on-server.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '正在登录') }];

export function action(args: ActionFunctionArgs) {
  return landOnServer(casArrival, args);
}

/** CAS comes back here with a ticket (specification, section 2). */
export default function LoginLanding() {
  return <LandingPage read={casArrival} />;
}

import type { ActionFunctionArgs } from 'react-router';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { oauthArrival } from '../arrival.ts';
import { LandingPage } from '../LandingPage.tsx';
import { landOnServer } from '../on-server.ts';

export const meta = namedByPage;

export function action(args: ActionFunctionArgs) {
  return landOnServer(oauthArrival, args);
}

/** OAuth2 and OpenID Connect redirect here with a code (specification, section 2). */
export default function AuthLanding() {
  return <LandingPage read={oauthArrival} />;
}

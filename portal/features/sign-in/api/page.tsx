import type { ActionFunctionArgs } from 'react-router';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { apiArrival } from '../arrival.ts';
import { LandingPage } from '../LandingPage.tsx';
import { landOnServer } from '../on-server.ts';

export const meta = namedByPage;

export function action(args: ActionFunctionArgs) {
  return landOnServer(apiArrival, args);
}

/** The institution's own systems redirect here with a signed credential (specification, section 2). */
export default function ApiLanding() {
  return <LandingPage read={apiArrival} />;
}

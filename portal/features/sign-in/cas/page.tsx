import type { ActionFunctionArgs } from 'react-router';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { casArrival } from '../arrival.ts';
import { LandingPage } from '../LandingPage.tsx';
import { landOnServer } from '../on-server.ts';

export const meta = namedByPage;

export function action(args: ActionFunctionArgs) {
  return landOnServer(casArrival, args);
}

/** CAS redirects here with a ticket (specification, section 2). */
export default function CasLanding() {
  return <LandingPage read={casArrival} />;
}

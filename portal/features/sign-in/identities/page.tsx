import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import { signInTo } from '../../../shell/routes/sign-in-link.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { backgroundOf, enterByForm } from '../on-server.ts';
import { Identities } from './Identities.tsx';

export const meta = namedByPage;

/** Loads the person's identities; a guest signs in first. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  if (!user) throw redirect(signInTo(url.pathname + url.search));
  const [identities, background] = await Promise.all([api.call(listIdentities, {}), backgroundOf(api)]);
  return {
    identities: identities.list,
    asks: identities.asks,
    background,
    redirect: safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null,
  };
}

/** Handles the form without scripts. */
export const action = (args: ActionFunctionArgs) =>
  enterByForm(args, async (api, field) => {
    const { token } = await api.call(chooseIdentity, { id: field('identity'), ask: field('ask') === 'on' });
    return { token, target: null, chooseIdentity: false, bind: null };
  });

/** The page where a person with several identities chooses one (specification, section 2, campus-infos). */
export default function CampusInfos() {
  const refused = useActionData<typeof action>();
  return <Identities {...useLoaderData<typeof loader>()} refused={refused?.message} />;
}

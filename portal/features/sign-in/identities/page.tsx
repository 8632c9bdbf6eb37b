import { getLoginBackground } from '@yimen/contract/sign-in/auth';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
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
import { routeError } from '../../../shell/errors/route-error.ts';
import { safeRedirect } from '../../../shell/routes/safe-redirect.ts';
import { signInTo } from '../../../shell/routes/sign-in-link.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { enterOnServer } from '../on-server.ts';
import { readForm, unreadableForm } from '../read-form.ts';
import { Identities } from './Identities.tsx';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '选择身份') }];

/** Who the person is here; a guest signs in first. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  if (!user) throw redirect(signInTo(url.pathname + url.search));
  const [identities, background] = await Promise.all([
    api.call(listIdentities, {}).catch((error: unknown) => {
      throw routeError(error, url.pathname);
    }),
    api.call(getLoginBackground, {}).catch(() => undefined),
  ]);
  return {
    identities: identities.list,
    background,
    redirect: safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null,
  };
}

/** Chooses by the form when the page's script does not run. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (!form) return data({ message: unreadableForm }, { status: 400 });
  const id = String(form.get('identity') ?? '');
  try {
    const { token } = await visitOf(context).api.call(chooseIdentity, { id });
    return enterOnServer(
      { token, target: null, chooseIdentity: false, bind: null },
      url,
      url.searchParams.get('redirect'),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ message: messageOf(error) });
  }
}

/** As whom a person with several identities goes on (specification, section 2, campus-infos). */
export default function CampusInfos() {
  const refused = useActionData<typeof action>();
  return <Identities {...useLoaderData<typeof loader>()} refused={refused?.message} />;
}

import {
  apiLogin,
  casLogin,
  oauth2Login,
  type SignedIn,
  type ToConfirm,
  wechatLogin,
} from '@yimen/contract/sign-in/sign-in';
import type { ApiClient } from '../../lib/api/client.ts';

/** Credentials in the address from an identity provider or another system. */
export interface Arrival {
  /** The ticket or code; identifies the sign-in. */
  ticket: string;
  /** Exchanges the ticket. `began`: whether the sign-in was started in this tab. */
  spend(api: ApiClient, began: boolean): Promise<SignedIn | ToConfirm>;
}

/** Reads the credentials from an address; undefined when it has none. */
export type ReadArrival = (url: URL) => Arrival | undefined;

/** CAS redirects with `ticket`; the rest of the address is the service, which must stay exactly as CAS knows it. */
export const casArrival: ReadArrival = (url) => {
  const ticket = url.searchParams.get('ticket');
  if (!ticket) return undefined;
  // Removed from the text, because parsing and serialising the query would encode the rest differently.
  const remaining = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('ticket='));
  const search = remaining.length > 0 ? `?${remaining.join('&')}` : '';
  const service = url.origin + url.pathname + search;
  return { ticket, spend: (api, began) => api.call(casLogin, { ticket, service, ...(began && { began }) }) };
};

/** OAuth2 and OpenID Connect redirect with `state` and a code or an error. */
export const oauthArrival: ReadArrival = ({ searchParams }) => {
  const state = searchParams.get('state');
  if (!state) return undefined;
  const given = (name: string) => searchParams.get(name) ?? undefined;
  const input = {
    state,
    code: given('code'),
    iss: given('iss'),
    error: given('error'),
    error_description: given('error_description'),
    session_state: given('session_state'),
  };
  return { ticket: state, spend: (api) => api.call(oauth2Login, input) };
};

/** A WeChat user, identified by the server's own handle `state`. */
export const wechatArrival: ReadArrival = ({ searchParams }) => {
  const [appid, openid, state] = ['appid', 'openid', 'state'].map((name) => searchParams.get(name) ?? '');
  if (!appid || !openid || !state) return undefined;
  return { ticket: state, spend: (api) => api.call(wechatLogin, { appid, openid, state }) };
};

/** A credential signed by the institution's own system. */
export const apiArrival: ReadArrival = (url) => {
  const code = url.searchParams.get('code');
  const millis = url.searchParams.get('millis');
  if (!code || !millis) return undefined;
  const service = new URL(url);
  service.searchParams.delete('code');
  service.searchParams.delete('millis');
  return {
    ticket: `${code} ${millis}`,
    spend: (api) => api.call(apiLogin, { code, millis, service: service.pathname + service.search }),
  };
};

import {
  apiLogin,
  casLogin,
  oauth2Login,
  type SignedIn,
  type ToConfirm,
  wechatLogin,
} from '@yimen/contract/sign-in/sign-in';
import type { ApiClient } from '../../lib/api/client.ts';

/** What a counterpart, or another system, brought along in the address. */
export interface Arrival {
  /** What is spent; the same for the same visit. */
  ticket: string;
  /** `began`: whether this tab was sent away to sign in. */
  spend(api: ApiClient, began: boolean): Promise<SignedIn | ToConfirm>;
}

/** How to read an address; undefined when it brings nothing. */
export type ReadArrival = (url: URL) => Arrival | undefined;

/** CAS comes back with `ticket`; the rest of the address is the service, which must stay as CAS knows it. */
export const casArrival: ReadArrival = (url) => {
  const ticket = url.searchParams.get('ticket');
  if (!ticket) return undefined;
  // Cut from the text: reading and writing the query anew would spell the rest of it differently.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('ticket='));
  const search = kept.length > 0 ? `?${kept.join('&')}` : '';
  const service = url.origin + url.pathname + search;
  return { ticket, spend: (api, began) => api.call(casLogin, { ticket, service, ...(began && { began }) }) };
};

/** OAuth2 and OpenID Connect come back with `state` and a code or an error. */
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

/** WeChat's user, as the server's own handle `state` vouches. */
export const wechatArrival: ReadArrival = ({ searchParams }) => {
  const [appid, openid, state] = ['appid', 'openid', 'state'].map((name) => searchParams.get(name) ?? '');
  if (!appid || !openid || !state) return undefined;
  return { ticket: state, spend: (api) => api.call(wechatLogin, { appid, openid, state }) };
};

/** A credential that the institution's own system signed. */
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

import { signInBindings } from '../../server/database/schema/sign-in.ts';
import { type CasServer, startCas } from '../support/counterparts/cas.ts';
import { type OAuth2Provider, startOAuth2 } from '../support/counterparts/oauth2.ts';
import { type OidcProvider, oidcClient, startOidc } from '../support/counterparts/oidc.ts';
import { startWeChat, type WeChatStandIn } from '../support/counterparts/wechat.ts';
import { account } from './opened-portal.ts';
import type { Portal } from './portal.ts';

/** Everyone who signs people in for 明德大学. */
export interface Counterparts {
  readonly cas: CasServer;
  readonly oidc: OidcProvider;
  readonly oauth2: OAuth2Provider;
  readonly weChat: WeChatStandIn;
  readonly api: { readonly key: { id: string; secret: string }; clock: number };
  /** Makes all of them well again. */
  heal(): void;
  stop(): Promise<void>;
}

/** Starts them, and switches on the ways in that lead to them. */
export async function startCounterparts(portal: Portal): Promise<Counterparts> {
  const origin = portal.origin();
  const [cas, oidc, oauth2, weChat] = await Promise.all([
    startCas({ alice: { password: 'pw1', attributes: { userNo: account } } }),
    startOidc({
      accounts: { alice: { password: 'pw1', userNo: account } },
      redirects: [`${origin}/auth-login`],
      logouts: [`${origin}/login`],
    }),
    startOAuth2({ data: { userNo: account } }),
    startWeChat(),
  ]);
  const timeoutMs = 700;
  for (const version of [2, 3]) {
    const settings = { base: cas.base, version, attribute: 'userNo', match: 'no', timeoutMs };
    await portal.offer('cas', settings, { id: `cas${version}` });
  }
  const found = { match: 'no', timeoutMs };
  const client = { issuer: oidc.issuer, clientId: oidcClient.id, claim: 'userNo', ...found };
  await portal.offer('oidc', client, { id: 'oidc', secret: oidcClient.secret });
  const places = {
    authorize: `${oauth2.origin}/authorize`,
    token: `${oauth2.origin}/token`,
    userinfo: `${oauth2.origin}/userinfo`,
    logoutUrl: `${oauth2.origin}/leave`,
  };
  const bare = { ...places, clientId: oauth2.clientId, claim: 'data.userNo', ...found };
  await portal.offer('oauth2', bare, { id: 'oauth2', secret: oauth2.secret });
  const { appid, corpid, secret } = weChat;
  const gateway = { authorizeBase: weChat.origin, apiBase: weChat.origin, timeoutMs };
  await portal.offer('wechat', { ...gateway, appid, scope: 'snsapi_userinfo' }, { id: 'wx', secret });
  await portal.offer('wechat-qr', { ...gateway, appid }, { id: 'wx-qr', secret });
  await portal.offer('wecom', { ...gateway, corpid }, { id: 'wecom', secret });
  const binding = { institution: 'mingde', subject: `unionid:u-${account}`, person: account, boundAt: new Date() };
  await portal.db.insert(signInBindings).values(binding);
  const api = { loginUrl: 'https://sso.example.edu/in', logoutUrl: 'https://sso.example.edu/out' };
  await portal.offer('api', api, { id: 'api' });
  const made = await portal.admin('api-key  create  mingde  api');
  const [id = '', shown = ''] = made.split('\n').map((line) => line.split('：')[1] ?? '');

  const all: Counterparts = {
    cas,
    oidc,
    oauth2,
    weChat,
    api: { key: { id, secret: shown }, clock: 0 },
    heal() {
      for (const one of [cas, oidc, oauth2, weChat]) Object.assign(one, { fault: null, faultAt: /./, clock: 0 });
      Object.assign(oidc, { auto: 'alice' });
      Object.assign(weChat, { user: account });
      all.api.clock = 0;
    },
    async stop() {
      await Promise.all([cas.stop(), oidc.stop(), oauth2.stop(), weChat.stop()]);
    },
  };
  all.heal();
  return all;
}

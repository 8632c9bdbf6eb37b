import { signInLimit } from '@yimen/contract/limits';
import { hrefTo } from '@yimen/contract/paths';
import { wechatAuthorize, wechatLogin } from '@yimen/contract/sign-in/sign-in';
import type { HandlerRequest } from '../../http/domain.ts';
import { implement } from '../../http/implement.ts';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scopedOf } from '../../tenancy/scoped.ts';
import { beginSignIn } from '../begin.ts';
import { refusesInvented } from '../methods/ask.ts';
import { findMethod, firstMethod, secretOf } from '../methods/store.ts';
import { type Beginning, defineProvider } from '../provider.ts';
import { redirect } from '../target.ts';
import { askAddress, exchange, type WeChat } from './api.ts';
import { implementations } from './bind.ts';
import { takeCode, weChatSignIn } from './login.ts';
import { weChatKind, weChatKinds, weChatQrKind, weComKind } from './settings.ts';

const backPath = '/sign-in/wechat';

function begin(_: Scoped, method: WeChat, { id, origin }: Beginning) {
  const service = origin + backPath;
  return { service, address: askAddress(method, service, id) };
}

async function comeBack(asked: HandlerRequest): Promise<Response> {
  await asked.count(signInLimit('wechat'));
  const { appid, openid, state } = await takeCode(asked);
  return redirect(hrefTo('wechat-login', { query: { appid, openid, state } }));
}

/** Inside WeCom its own sign-in, inside WeChat that of the official account, elsewhere a code to scan. */
function usualKinds({ headers }: Visit): readonly (typeof weChatKinds)[number][] {
  const browser = headers.get('user-agent') ?? '';
  if (/wxwork/i.test(browser)) return [weComKind, weChatKind];
  return /MicroMessenger/i.test(browser) ? [weChatKind] : [weChatQrKind, weComKind];
}

const weChatProvider = {
  counted: 'wechat',
  needsSecret: () => true,
  begin,
  check: async (here: Scoped, method: WeChat) =>
    refusesInvented(exchange(method, await secretOf(here, method.id), '0'.repeat(32))),
} as const;

/** An official account, inside WeChat. The redirect back is the same for all three kinds. */
export const weChat = defineProvider(weChatKind, {
  ...weChatProvider,
  shown: { onlyIn: 'wechat', icon: 'bubble' },
  standsAlone: () => false,
  back: { path: backPath, answer: comeBack },
  calls: [
    implement(wechatLogin, (named, visit) => weChatSignIn(visit, named)),
    implement(wechatAuthorize, async ({ service: target, method: id }, visit) => {
      const here = scopedOf(visit);
      const kinds = id === undefined ? usualKinds(visit) : weChatKinds;
      const method = await (id === undefined ? firstMethod(here, ...kinds) : findMethod(here, id, ...kinds));
      const url = await beginSignIn(visit, { method: method.id, target, bind: null }, (beginning) =>
        begin(here, method, beginning),
      );
      return { url };
    }),
    ...implementations,
  ],
});

/** A code to scan with WeChat on a phone. */
export const weChatQr = defineProvider(weChatQrKind, {
  ...weChatProvider,
  shown: { onlyIn: 'other', icon: 'bubble' },
  isEverywhere: true,
  standsAlone: () => false,
});

/** WeCom, for the members of an organisation. */
export const weCom = defineProvider(weComKind, {
  ...weChatProvider,
  shown: { onlyIn: 'wecom', icon: 'bubble' },
  standsAlone: ({ match }) => match !== 'binding',
});

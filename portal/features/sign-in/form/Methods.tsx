import { Alert } from '@yimen/ui/alert';
import { Heading } from '@yimen/ui/heading';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHash } from '../../../shell/viewport/use-hash.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { readReturnTo, storeReturnTo } from '../return-to.ts';
import * as css from './methods.css.ts';
import { OtherWays } from './OtherWays.tsx';
import { SignInForm } from './SignInForm.tsx';
import { canAskAgain, kinds, leadingWay, type Method, startHref, useApp, waysIn } from './ways.ts';

const QrPanel = lazy(() => import('./QrPanel.tsx'));

interface MethodsProps {
  methods: readonly Method[];
  /** How the institution prefers people to sign in. */
  loginType: 0 | 1 | 2;
  redirect: string | null;
  /** Why a guest was led here, in words; no way is taken before they can be read. */
  reason: string | undefined;
  /** What went wrong on the way back from elsewhere. */
  failure: string | undefined;
  bind: string | undefined;
  /** It was somebody who may not come in: the counterpart is to ask again. */
  wasSomebodyElse: boolean;
  /** Somebody has just signed out: no way is taken unasked. */
  stays: boolean;
  /** Opens with the code for a phone. */
  startsWithCode: boolean;
  /** What the server answered to a form that was sent without the script. */
  refused?: { account: string; message: string };
}

const tabs = [
  { id: 'account', label: '账号登录' },
  { id: 'code', label: '扫码登录' },
];

/** The institution's ways in: account and code as tabs, those that lead elsewhere as links below. */
export function Methods(props: MethodsProps) {
  const { methods, loginType, redirect, reason, failure, bind, wasSomebodyElse, stays, startsWithCode, refused } =
    props;
  const target = useTarget(redirect, failure !== undefined);
  const ways = waysIn(methods, useApp(), loginType);
  const elsewhere = ways.filter((way) => way.start !== null);
  const account = ways.find(({ kind }) => kinds[kind].panel === 'account');
  const code = ways.find(({ kind }) => kinds[kind].panel === 'code');
  const { user } = useSite();
  const [way, setWay] = useState(startsWithCode ? 'code' : 'account');

  const lead = leadingWay(ways, loginType)?.start;
  const departs = redirect !== null && !reason && !stays && !failure && !bind && !user ? lead : undefined;
  useEffect(() => {
    if (!departs) return;
    void import('../depart.ts').then(({ depart }) => depart(startHref(departs, target, undefined)));
  }, [departs, target]);

  const form = account && <SignInForm redirect={target} bind={bind} refused={refused} />;
  const panel = code && (
    <Suspense fallback={<div className={css.waiting} />}>
      <QrPanel redirect={target} />
    </Suspense>
  );

  return (
    <>
      <div className={form && panel ? css.titleOnPhone : undefined}>
        <Heading level={1}>登录</Heading>
      </div>
      {reason && !failure && !user && <Alert tone="info">{reason}</Alert>}
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
          {wasSomebodyElse &&
            elsewhere.some(canAskAgain) &&
            '。如果那不是您的账号，请重新选择登录方式，可以换一个账号登录'}
        </Alert>
      )}
      {bind && <Alert tone="info">请用其他方式登录一次，登录后可以绑定您的微信，以后就能直接用微信登录。</Alert>}
      {form && panel ? (
        <div>
          <div className={startsWithCode ? undefined : css.tabsOnDesktop}>
            <Tabs id="ways" label="登录方式" items={tabs} value={way} onValueChange={setWay} panelId="way" />
          </div>
          <TabPanel id="way" tabsId="ways" value={way}>
            {/* Hidden, not gone: what was typed stays. */}
            <div className={css.panel} hidden={way !== 'account'}>
              {form}
            </div>
            {way === 'code' && <div className={css.panel}>{panel}</div>}
          </TabPanel>
        </div>
      ) : (
        (form ?? panel)
      )}
      <OtherWays
        ways={elsewhere}
        alone={!form && !panel}
        asksAgain={wasSomebodyElse || user !== null}
        href={(start, asksAgain) => startHref(start, target, bind, asksAgain)}
      />
    </>
  );
}

/**
 * Where to go afterwards. A redirect of the server cannot carry the hash; the browser then keeps it on the sign-in
 * page's own address. A counterpart that failed may have forgotten the whole of it; this browser has not.
 */
function useTarget(redirect: string | null, failed: boolean): string | null {
  const hash = useHash();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (failed && redirect === null) setWanted(readReturnTo());
  }, [failed, redirect]);
  const place = redirect ?? wanted;
  // What WeChat's address ends with stays in the browser's, and names no place of ours.
  const own = hash === '#wechat_redirect' ? '' : hash;
  const target = place && !place.includes('#') ? place + own : place;
  useEffect(() => {
    if (target !== null || !failed) storeReturnTo(target);
  }, [target, failed]);
  return target;
}

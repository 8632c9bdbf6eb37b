import { Alert } from '@yimen/ui/alert';
import { Heading } from '@yimen/ui/heading';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHash } from '../../../shell/viewport/use-hash.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { readReturnTo, storeReturnTo } from '../return-to.ts';
import * as css from './methods.css.ts';
import { OtherMethods } from './OtherMethods.tsx';
import { automaticMethod, type Method, offeredMethods, startHref, useApp } from './offered-methods.ts';
import { type Refused, SignInForm } from './SignInForm.tsx';
import type { AccountHelp } from './SignInHelp.tsx';

const QrPanel = lazy(() => import('./QrPanel.tsx'));

interface MethodsProps {
  methods: readonly Method[];
  /** The institution's preferred sign-in method. */
  loginType: 0 | 1 | 2;
  redirect: string | null;
  /** Why a guest was sent here, as text; no method starts automatically, so that it can be read. */
  reason: string | undefined;
  /** The error of a sign-in elsewhere. */
  failure: string | undefined;
  bind: string | undefined;
  /** The person may not sign in here: the identity provider must ask again who it is. */
  wasSomebodyElse: boolean;
  /** The visitor has just signed out: no method starts automatically. */
  stays: boolean;
  /** Opens with the QR code. */
  startsWithCode: boolean;
  /** The server's answer to a form that was sent without scripts. */
  refused?: Refused;
  /** What the institution tells of accounts and passwords. */
  help: AccountHelp;
}

const methodTabs = [
  { id: 'account', label: '账号登录' },
  { id: 'code', label: '扫码登录' },
];

/** The institution's methods: account and QR code as tabs, identity providers as links below. */
export function Methods(props: MethodsProps) {
  const { methods, loginType, redirect, reason, failure, bind, wasSomebodyElse, stays, startsWithCode, refused, help } =
    props;
  const target = useTarget(redirect, failure !== undefined);
  const offered = offeredMethods(methods, useApp(), loginType);
  const elsewhere = offered.filter((method) => method.start !== null);
  const account = offered.find(({ panel }) => panel === 'account');
  const code = offered.find((one) => one.panel === 'code');
  const { user } = useSite();
  const [way, setWay] = useState(startsWithCode ? 'code' : 'account');

  const lead = automaticMethod(offered, loginType)?.start;
  const departs = redirect !== null && !reason && !stays && !failure && !bind && !user ? lead : undefined;
  useEffect(() => {
    if (!departs) return;
    void import('../depart.ts').then(({ depart }) => depart(startHref(departs, target, undefined)));
  }, [departs, target]);

  const form = account && <SignInForm redirect={target} bind={bind} refused={refused} help={help} />;
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
            elsewhere.some(({ canAskAgain }) => canAskAgain) &&
            '。如果那不是您的账号，请重新选择登录方式，可以换一个账号登录'}
        </Alert>
      )}
      {bind && <Alert tone="info">请用其他方式登录一次，登录后可以绑定您的微信，以后就能直接用微信登录。</Alert>}
      {form && panel ? (
        <div>
          <div className={startsWithCode ? undefined : css.tabsOnDesktop}>
            <Tabs id="ways" label="登录方式" items={methodTabs} value={way} onValueChange={setWay} panelId="way" />
          </div>
          <TabPanel id="way" tabsId="ways" value={way}>
            {/* Hidden, not removed, so that typed text stays. */}
            <div className={css.panel} hidden={way !== 'account'}>
              {form}
            </div>
            {way === 'code' && <div className={css.panel}>{panel}</div>}
          </TabPanel>
        </div>
      ) : (
        (form ?? panel)
      )}
      <OtherMethods
        methods={elsewhere}
        alone={!form && !panel}
        asksAgain={wasSomebodyElse || user !== null}
        href={(start, asksAgain) => startHref(start, target, bind, asksAgain)}
      />
    </>
  );
}

/**
 * The redirect target, including the hash. A server redirect cannot carry the hash; the browser then keeps it on the
 * sign-in page's address. After a failure the provider may have dropped the whole target, which this browser has
 * stored.
 */
function useTarget(redirect: string | null, failed: boolean): string | null {
  const hash = useHash();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (failed && redirect === null) setWanted(readReturnTo());
  }, [failed, redirect]);
  const place = redirect ?? wanted;
  // WeChat adds this hash to its address; it is not part of a target.
  const own = hash === '#wechat_redirect' ? '' : hash;
  const target = place && !place.includes('#') ? place + own : place;
  useEffect(() => {
    if (target !== null || !failed) storeReturnTo(target);
  }, [target, failed]);
  return target;
}

import { Button } from '@yimen/ui/button';
import { WifiOffIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { Section } from '@yimen/ui/mobile/section';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { isReachable } from '../../offline/connection.ts';
import { useKept } from '../../offline/kept-list.ts';
import { timeOf } from '../../offline/words.ts';
import { linkTo } from '../../routes/links.ts';
import { useHash } from '../../viewport/use-hash.ts';
import * as css from '../parts/phone.css.ts';
import { bar } from '../parts/phone-bar.css.ts';

export const loader = () => null;

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '没有网络') }];

/** In place of a phone page that was not kept: what can be read without a network, and a way to try again. */
export default function OfflinePage() {
  const wanted = wantedOf(useHash());
  const kept = useKept(true) ?? [];
  const navigate = useNavigate();
  const [trying, setTrying] = useState<'no' | 'now' | 'failed'>('no');

  async function retry() {
    setTrying('now');
    if (await isReachable()) await navigate(wanted, { replace: true });
    else setTrying('failed');
  }

  const now = Date.now();
  return (
    <>
      <div className={bar}>
        <NavBar title="没有网络" backHref="/mobile/home" />
      </div>
      <div className={css.body}>
        <MobileEmpty
          image={<WifiOffIcon size={32} strokeWidth={1.6} />}
          title={trying === 'failed' ? '还是没有连上网络' : '这个页面联网后才能打开'}
          text={kept.length > 0 ? '下面这些已存在手机里，现在就能看。' : '请检查网络后再试。'}
          action={
            <Button variant="primary" loading={trying === 'now'} onClick={() => void retry()}>
              重试
            </Button>
          }
        />
        {kept.length > 0 && (
          <Section title="没有网络也能看">
            <List>
              {kept.map(({ address, title, at }) => (
                <ListItem
                  key={address}
                  href={address}
                  title={address === '/mobile/home' ? '首页' : (title.split(' - ')[0] ?? title)}
                  note={`${timeOf(at, now)} 的内容`}
                />
              ))}
            </List>
          </Section>
        )}
      </div>
    </>
  );
}

/** The page that was asked for, which the worker names after the hash; the home otherwise. */
function wantedOf(hash: string): string {
  try {
    return linkTo(decodeURIComponent(hash.slice(1)))?.href ?? '/mobile/home';
  } catch {
    return '/mobile/home';
  }
}

import { paths } from '@yimen/contract/paths';
import { Button } from '@yimen/ui/button';
import { WifiIcon, WifiOffIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { pendingUrlIn } from '../../../offline/addresses.ts';
import { type CachedPage, useCachedPages } from '../../../offline/cached-list.ts';
import { sorted } from '../../../offline/cached-order.ts';
import { isReachable } from '../../../offline/connection.ts';
import { mainPages } from '../../../offline/main-pages.ts';
import { takePlace } from '../../../offline/take-place.ts';
import { useNetworkReturn } from '../../../offline/use-network-return.ts';
import { momentText } from '../../../offline/words.ts';
import * as css from '../../../parts/phone/phone.css.ts';
import { bar } from '../../../parts/phone/phone-bar.css.ts';
import { linkTo } from '../../routes/links.ts';
import { useHash } from '../../viewport/use-hash.ts';
import { useSite } from '../../visit/current.ts';
import { pageTitle } from '../../visit/title.ts';

// The router starts after the page's own code.
if (typeof document !== 'undefined') takePlace();

export const loader = () => null;

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '没有网络') }];

const home = paths['mobile-home'];
const searchPath = paths['mobile-search'];
/** So many pages are found at a glance. */
const few = 5;

type State = 'away' | 'asking' | 'failed' | 'back' | 'opening';

/**
 * In place of a phone page that was not kept: what can be read without a network, and a way to try again. When the
 * network is back the page opens by itself, unless the visitor has turned to what is kept. Who wanted to search looks
 * through that.
 */
export default function OfflinePage() {
  const hash = useHash();
  const wanted = linkTo(pendingUrlIn(hash) ?? home)?.href ?? home;
  const kept = sorted(useCachedPages(true) ?? [], [home, ...mainPages(useSite())]);
  const navigate = useNavigate();
  const [state, setState] = useState<State>('away');
  const searches = wanted.startsWith(searchPath);

  async function open() {
    setState('opening');
    await navigate(wanted, { replace: true });
    // Where that has not come through either, this page is still there.
    setState('failed');
  }

  async function retry() {
    if (state === 'back') return open();
    setState('asking');
    if (await isReachable()) await open();
    else setState('failed');
  }

  useNetworkReturn(pendingUrlIn(hash), () => {
    if (isInUse()) setState('back');
    else void open();
  });

  const back = '网络已恢复';
  const closed = searches ? '搜索联网后才能用' : '这个页面联网后才能打开';
  const titles = { away: closed, asking: closed, failed: '还是没有连上网络', back, opening: back };
  const Icon = titles[state] === back ? WifiIcon : WifiOffIcon;
  const offer = kept.length > 0 ? '下面这些已存在手机里，现在就能看。' : '请检查网络后再试。';
  const ready = searches ? '现在可以搜索了。' : '这个页面现在可以打开了。';
  const texts = { away: offer, asking: offer, failed: offer, back: ready, opening: '正在打开。' };
  return (
    <>
      <div className={bar}>
        <NavBar title="没有网络" backHref={home} />
      </div>
      <div className={css.body}>
        <MobileEmpty
          image={<Icon size={32} strokeWidth={1.6} />}
          role="status"
          title={titles[state]}
          text={texts[state]}
          action={
            <Button variant="primary" loading={state === 'asking' || state === 'opening'} onClick={() => void retry()}>
              {titles[state] === back ? '打开' : '重试'}
            </Button>
          }
        />
        {kept.length > 0 && <KeptList key={wanted} kept={kept} sought={soughtBy(wanted)} />}
      </div>
    </>
  );
}

/** The kept pages, with a field to find one of many by its title. */
function KeptList({ kept, sought }: { kept: readonly CachedPage[]; sought: string }) {
  const [words, setWords] = useState(sought);
  const now = Date.now();
  const entries = kept.map((entry) => ({ ...entry, name: nameOf(entry) }));
  const asked = words.trim().toLowerCase();
  const found = entries.filter(({ name }) => name.toLowerCase().includes(asked));
  return (
    <Section title="没有网络也能看">
      {kept.length > few && (
        <SearchInput
          label="在存下的页面里找"
          placeholder={`在存下的 ${kept.length} 个页面里找`}
          value={words}
          onValueChange={setWords}
          onSearch={setWords}
          data-no-draft=""
        />
      )}
      <div role="status">
        {found.length === 0 && (
          <Text as="p" size="meta" tone="secondary">
            存下的页面里没有“{words.trim()}”，换个词试试。
          </Text>
        )}
      </div>
      <List>
        {found.map(({ address, name, at }) => (
          <ListItem key={address} href={address} title={name} note={`${momentText(at, now)} 的内容`} />
        ))}
      </List>
    </Section>
  );
}

function nameOf({ address, title }: CachedPage): string {
  return address === home ? '首页' : (title.split(' - ')[0] ?? title);
}

/** What a search was for that could not be answered. */
function soughtBy(wanted: string): string {
  if (!wanted.startsWith(searchPath)) return '';
  return new URLSearchParams(wanted.slice(searchPath.length)).get('search') ?? '';
}

/** Whether the visitor has turned to the list of what is kept, and must not be taken away from it. */
function isInUse(): boolean {
  return window.scrollY > 0 || document.activeElement instanceof HTMLInputElement;
}

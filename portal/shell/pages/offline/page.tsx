import { paths } from '@yimen/contract/paths';
import { Button } from '@yimen/ui/button';
import { WifiIcon, WifiOffIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { leaveLayers } from '@yimen/ui/mobile/back';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { instead, offlineHref, pendingUrlIn } from '../../../offline/addresses.ts';
import { type CachedPage, sortCachedPages, useCachedPages } from '../../../offline/cached-list.ts';
import { isReachable } from '../../../offline/connection.ts';
import { mainPages } from '../../../offline/main-pages.ts';
import { useNetworkReturn } from '../../../offline/use-network-return.ts';
import { shortMinuteText } from '../../../offline/words.ts';
import * as css from '../../../parts/phone/phone.css.ts';
import { bar } from '../../../parts/phone/phone-bar.css.ts';
import { linkTo } from '../../routes/links.ts';
import { useHash } from '../../viewport/use-hash.ts';
import { useSite } from '../../visit/current.ts';
import { pageTitle } from '../../visit/title.ts';

// Must run before the router starts, which is after the page's own code.
if (typeof document !== 'undefined') takePlace();

export const loader = () => null;

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '没有网络') }];

const home = paths['mobile-home'];
const searchPath = paths['mobile-search'];
/** Up to this many pages the list has no search field. */
const few = 5;

type State = 'away' | 'asking' | 'failed' | 'back' | 'opening';

/**
 * Shown instead of a phone page that was not cached: what can be read offline, and a retry button. When the network is
 * back, the page opens by itself, unless the visitor is using the list. A search query is applied to the list.
 */
export default function OfflinePage() {
  const hash = useHash();
  const pendingHref = linkTo(pendingUrlIn(hash) ?? home)?.href ?? home;
  const cached = sortCachedPages(useCachedPages(true) ?? [], [home, ...mainPages(useSite())]);
  const navigate = useNavigate();
  const [state, setState] = useState<State>('away');
  const searches = pendingHref.startsWith(searchPath);

  async function open() {
    setState('opening');
    await navigate(pendingHref, { replace: true });
    // If that failed too, this page is still shown.
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
  const offer = cached.length > 0 ? '下面这些已存在手机里，现在就能看。' : '请检查网络后再试。';
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
        {cached.length > 0 && <CachedPageList key={pendingHref} pages={cached} sought={soughtBy(pendingHref)} />}
      </div>
    </>
  );
}

/** The cached pages, with a field that searches their titles when there are many. */
function CachedPageList({ pages, sought }: { pages: readonly CachedPage[]; sought: string }) {
  const [words, setWords] = useState(sought);
  const now = Date.now();
  const entries = pages.map((entry) => ({ ...entry, name: cachedPageName(entry) }));
  const asked = words.trim().toLowerCase();
  const found = entries.filter(({ name }) => name.toLowerCase().includes(asked));
  return (
    <Section title="没有网络也能看">
      {pages.length > few && (
        <SearchInput
          label="在存下的页面里找"
          placeholder={`在存下的 ${pages.length} 个页面里找`}
          value={words}
          onValueChange={setWords}
          onSearch={setWords}
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
          <ListItem key={address} href={address} title={name} note={`${shortMinuteText(at, now)} 的内容`} />
        ))}
      </List>
    </Section>
  );
}

function cachedPageName({ address, title }: CachedPage): string {
  return address === home ? '首页' : (title.split(' - ')[0] ?? title);
}

/** The query of a search page that could not be opened. */
function soughtBy(path: string): string {
  if (!path.startsWith(searchPath)) return '';
  return new URLSearchParams(path.slice(searchPath.length)).get('search') ?? '';
}

/** Whether the visitor is using the list of cached pages, and must not be taken away from it. */
function isInUse(): boolean {
  return window.scrollY > 0 || document.activeElement instanceof HTMLInputElement;
}

/**
 * Gives a document that the worker has served instead of another page its own address, with the requested address after
 * the hash. Call it before the router reads the address. The page's history entry stays the same; the entry of a sheet
 * that was open over it is left, without the router noticing.
 */
function takePlace(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(instead)) return;
  root.removeAttribute(instead);
  const { pathname, search, hash } = location;
  const take = () => history.replaceState(history.state, '', offlineHref(pathname + search + hash));
  take();
  void leaveLayers().then(take);
}

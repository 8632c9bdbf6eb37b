import { Button } from '@yimen/ui/button';
import { WifiOffIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { bar } from '../../modules/phone-bar.css.ts';
import { isReachable } from '../../offline/connection.ts';
import { type KeptEntry, useKept } from '../../offline/kept-list.ts';
import { timeOf } from '../../offline/words.ts';
import { linkTo } from '../../routes/links.ts';
import { useHash } from '../../viewport/use-hash.ts';
import * as css from '../parts/phone.css.ts';

export const loader = () => null;

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '没有网络') }];

const searchPath = '/mobile/search';
/** So many pages are found at a glance. */
const few = 5;

/**
 * In place of a phone page that was not kept: what can be read without a network, and a way to try again. Who wanted
 * to search looks through what is kept.
 */
export default function OfflinePage() {
  const wanted = wantedOf(useHash());
  const kept = useKept(true) ?? [];
  const navigate = useNavigate();
  const [trying, setTrying] = useState<'no' | 'now' | 'failed'>('no');
  const searches = wanted.startsWith(searchPath);

  async function retry() {
    setTrying('now');
    if (await isReachable()) await navigate(wanted, { replace: true });
    else setTrying('failed');
  }

  const what = searches ? '搜索' : '这个页面';
  return (
    <>
      <div className={bar}>
        <NavBar title="没有网络" backHref="/mobile/home" />
      </div>
      <div className={css.body}>
        <MobileEmpty
          image={<WifiOffIcon size={32} strokeWidth={1.6} />}
          title={trying === 'failed' ? '还是没有连上网络' : `${what}联网后才能${searches ? '用' : '打开'}`}
          text={kept.length > 0 ? '下面这些已存在手机里，现在就能看。' : '请检查网络后再试。'}
          action={
            <Button variant="primary" loading={trying === 'now'} onClick={() => void retry()}>
              重试
            </Button>
          }
        />
        {kept.length > 0 && <KeptList key={wanted} kept={kept} sought={soughtBy(wanted)} />}
      </div>
    </>
  );
}

/** The kept pages, with a field to find one of many by its title. */
function KeptList({ kept, sought }: { kept: readonly KeptEntry[]; sought: string }) {
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
          <ListItem key={address} href={address} title={name} note={`${timeOf(at, now)} 的内容`} />
        ))}
      </List>
    </Section>
  );
}

function nameOf({ address, title }: KeptEntry): string {
  return address === '/mobile/home' ? '首页' : (title.split(' - ')[0] ?? title);
}

/** What a search was for that could not be answered. */
function soughtBy(wanted: string): string {
  if (!wanted.startsWith(searchPath)) return '';
  return new URLSearchParams(wanted.slice(searchPath.length)).get('search') ?? '';
}

/** The page that was asked for, which the worker names after the hash; the home otherwise. */
function wantedOf(hash: string): string {
  try {
    return linkTo(decodeURIComponent(hash.slice(1)))?.href ?? '/mobile/home';
  } catch {
    return '/mobile/home';
  }
}

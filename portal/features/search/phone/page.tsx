import { withQuery } from '@yimen/contract/paths';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { useEffect } from 'react';
import { useLoaderData, useNavigation } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { useWords } from '../../../parts/search-box/use-words.ts';
import { kindNames, kinds } from '../desktop/kinds.ts';
import type { loader, SearchData } from '../desktop/load-results.ts';
import { Begin } from './Begin.tsx';
import { Groups } from './Groups.tsx';
import { Nothing } from './Nothing.tsx';
import { path } from './path.ts';
import { SearchBox } from './SearchBox.tsx';
import { Suggested } from './Suggested.tsx';
import * as own from './search.css.ts';
import { type History, useHistory } from './use-history.ts';

export { loader, meta } from '../desktop/load-results.ts';

/**
 * 搜索 on a phone: before typing what was and what is sought, while typing what it may be, then what is found by kind
 * (DESIGN §9, 16 and 16b).
 */
export default function MobileSearchPage() {
  const data = useLoaderData<typeof loader>();
  const { query, results } = data;
  const history = useHistory();
  const { add } = history;
  const [words, setWords] = useWords(query);
  const typed = words.trim();
  // What led here is answered by the page itself.
  const asks = typed !== '' && typed !== query.trim();
  const found = results !== null && results.total > 0;
  useEffect(() => {
    if (found) add(query);
  }, [found, query, add]);
  return (
    <ToastProvider placement="mobile">
      <div className={query ? undefined : own.sheet}>
        <SearchBox query={query} words={words} onWords={setWords} />
        {asks ? <Suggested words={typed} /> : <Answer data={data} history={history} />}
      </div>
    </ToastProvider>
  );
}

/** What the page has to show: before a search what was and what is sought, then what is found. */
function Answer({ data, history }: { data: SearchData; history: History }) {
  const { query, results, ways } = data;
  if (!query) return <Begin history={history} ways={ways} />;
  if (!results) {
    return (
      <div className={css.padded}>
        <LoadFailed what="搜索结果" />
      </div>
    );
  }
  return results.total === 0 ? <Nothing query={query} results={results} ways={ways} /> : <Found data={data} />;
}

const ways = { pinyin: '拼音匹配', heard: '读音相近', letter: '拼写相近' } as const;

function Found({ data: { query, kind, page, results } }: { data: SearchData }) {
  const leaving = useNavigation().state !== 'idle';
  if (!results) return null;
  const { total, groups, way, term } = results;
  const how = way in ways ? ways[way as keyof typeof ways] : undefined;
  const counts = new Map(groups.map((group) => [group.kind, group.total]));
  return (
    <div aria-busy={leaving || undefined}>
      <ScrollTabs
        label="结果类别"
        items={[
          { id: 'all', label: '全部', count: total, href: withQuery(path, { search: query }), current: kind === '' },
          ...kinds
            .filter((each) => (counts.get(each) ?? 0) > 0 || each === kind)
            .map((each) => ({
              id: each,
              label: kindNames[each],
              count: counts.get(each),
              href: withQuery(path, { search: query, kind: each }),
              current: each === kind,
            })),
        ]}
      />
      <Text as="p" size="meta" tone="tertiary" role="status">
        <span className={own.said}>
          {how ? `${how}“${term}”，共 ${total} 条` : `找到 ${total} 条与“${query}”相符的内容`}
        </span>
      </Text>
      <Groups {...{ query, kind, page, results }} />
    </div>
  );
}

import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { searchHref } from './address.ts';
import type { FoundKind } from './kinds.ts';
import type { Results } from './load-results.ts';
import * as css from './search.css.ts';

const wayTexts: Partial<Record<Results['way'], string>> = {
  pinyin: '按拼音',
  heard: '按读音',
  letter: '按相近的拼写',
};

/** How the query was interpreted, and other possible meanings. */
export function Understood({ query, kind, results }: { query: string; kind: FoundKind | ''; results: Results }) {
  const { way, term, groups, meant } = results;
  const total = kind ? (groups.find((group) => group.kind === kind)?.total ?? 0) : results.total;
  const how = wayTexts[way];
  return (
    <div className={css.understood}>
      <Text as="p" size="meta" tone="secondary" role="status">
        {how ? (
          <>
            {how} {query} 匹配到“<span className={css.mark}>{term}</span>”，共 {total} 条。
          </>
        ) : way === 'words' || way === 'inside' ? (
          `没有名称叫“${query}”的内容，下面是提到这些字的 ${total} 条。`
        ) : way === 'guess' ? (
          `没有首字母是 ${query} 的名称，下面是名称中间有这几个首字母的 ${total} 条。`
        ) : (
          `找到 ${total} 条与“${query}”相符的内容。`
        )}
      </Text>
      <Meant meant={meant} />
    </div>
  );
}

/** “Did you mean”: each suggestion links to its search. */
export function Meant({ meant }: { meant: Results['meant'] }) {
  if (meant.length === 0) return null;
  const reason = meant.find((each) => each.reason)?.reason;
  return (
    <div className={css.meant}>
      <Text tone="secondary">你要找的是不是</Text>
      <ul className={css.chips}>
        {meant.map(({ query }) => (
          <li key={query}>
            <Link variant="plain" href={searchHref(query)}>
              <span className={css.meantWord}>{query}</span>
            </Link>
          </li>
        ))}
      </ul>
      {reason && (
        <Text size="meta" tone="tertiary">
          {reason}
        </Text>
      )}
    </div>
  );
}

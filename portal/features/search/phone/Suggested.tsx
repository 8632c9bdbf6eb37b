import { withQuery } from '@yimen/contract/paths';
import { SearchIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import type { ReactNode } from 'react';
import * as css from '../../../parts/phone/phone.css.ts';
import { suggestionStatus } from '../../../parts/search-box/search.ts';
import { useSuggestions } from '../../../parts/search-box/use-suggestions.ts';
import { ServiceIcon } from '../../../parts/service/ServiceIcon.tsx';
import { foundHref } from '../desktop/kinds.ts';
import { Marked } from '../desktop/Marked.tsx';
import { path } from './path.ts';
import * as own from './search.css.ts';

/** While someone types: what it may be, and the search for the words over everything. */
export function Suggested({ words }: { words: string }) {
  const found = useSuggestions(words, 'mobile');
  return (
    <section className={own.group} aria-label="搜索建议">
      <ul className={css.rows}>
        <li>
          <Row href={withQuery(path, { search: words })} icon={<SearchIcon size={20} strokeWidth={1.6} />}>
            搜索“{words}”
          </Row>
        </li>
        {found.list.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <Row
              // A business system has no page of its own here, but a way to begin among the results.
              href={foundHref(each, true) ?? withQuery(path, { search: each.title })}
              icon={<ServiceIcon name={each.icon} size={20} />}
              note={each.note}
            >
              <Marked text={each.title} ranges={each.matches} />
            </Row>
          </li>
        ))}
      </ul>
      <Text as="p" size="meta" tone="tertiary" role="status">
        {suggestionStatus(found)}
      </Text>
    </section>
  );
}

interface RowProps {
  href: string;
  icon: ReactNode;
  note?: string;
  children: ReactNode;
}

function Row({ href, icon, note, children }: RowProps) {
  return (
    <div className={css.row}>
      <Tile size="small" aria-hidden="true" icon={icon} />
      <div className={css.rowWords}>
        <Link variant="plain" href={href}>
          <span className={css.cover} aria-hidden="true" />
          {children}
        </Link>
        {note && (
          <Text as="div" size="meta" tone="tertiary">
            {note}
          </Text>
        )}
      </div>
    </div>
  );
}

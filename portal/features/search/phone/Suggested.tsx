import { paths, withQuery } from '@yimen/contract/paths';
import { SearchIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import type { ReactNode } from 'react';
import * as css from '../../../parts/phone/phone.css.ts';
import type { LinkTarget } from '../../../shell/routes/links.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { foundLink } from '../desktop/kinds.ts';
import { Marked } from '../desktop/Marked.tsx';
import { FoundTitle } from '../FoundTitle.tsx';
import { suggestionStatus } from '../shared/search.ts';
import { useSuggestions } from '../shared/use-suggestions.ts';
import * as own from './search.css.ts';

/** Shown while typing: suggestions, and the search for the typed text across all content. */
export function Suggested({ words }: { words: string }) {
  const found = useSuggestions(words, 'mobile');
  return (
    <section className={own.group} aria-label="搜索建议">
      <ul className={css.rows}>
        <li>
          <SuggestedRow link={searchLink(words)} icon={<SearchIcon size={20} strokeWidth={1.6} />}>
            搜索“{words}”
          </SuggestedRow>
        </li>
        {found.list.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <SuggestedRow
              // A business system has no page on the phone site; its start button is in the search results.
              link={foundLink(each, true) ?? searchLink(each.title)}
              icon={<ServiceIcon name={each.icon} size={20} />}
              note={each.note}
            >
              <Marked text={each.title} ranges={each.matches} />
            </SuggestedRow>
          </li>
        ))}
      </ul>
      <Text as="p" size="meta" tone="tertiary" role="status">
        {suggestionStatus(found)}
      </Text>
    </section>
  );
}

const searchLink = (words: string): LinkTarget => ({
  href: withQuery(paths['mobile-search'], { search: words }),
  external: false,
});

interface RowProps {
  link: LinkTarget;
  icon: ReactNode;
  note?: string;
  children: ReactNode;
}

function SuggestedRow({ link, icon, note, children }: RowProps) {
  return (
    <div className={css.row}>
      <Tile size="small" aria-hidden="true" icon={icon} />
      <div className={css.rowWords}>
        <FoundTitle link={link} cover={css.cover}>
          {children}
        </FoundTitle>
        {note && (
          <Text as="div" size="meta" tone="tertiary">
            {note}
          </Text>
        )}
      </div>
    </div>
  );
}

import { maxLengthOf } from '@yimen/contract/endpoint';
import { hrefTo, paths } from '@yimen/contract/paths';
import { search } from '@yimen/contract/search';
import { SearchField, type SearchFieldProps } from '@yimen/ui/search-field';
import { Tile } from '@yimen/ui/tile';
import { Form, useNavigation } from 'react-router';
import { useSite } from '../../../shell/visit/current.ts';
import { useSearchHint } from '../../../shell/visit/institution.ts';
import { useSearchKeys } from '../../../shell/visit/search-keys.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { suggestionStatus } from './search.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useWords } from './use-words.ts';

interface ServiceSearchProps {
  /** Page with the results: it reads `query` from its address, the search across all content reads `search`. */
  action: (typeof paths)['service-hall' | 'mobile-home' | 'search'];
  /** Default: the institution's own text. */
  placeholder?: string;
  size?: SearchFieldProps['size'];
  buttonLabel?: string;
  /** The query of the shown page. */
  initial?: string;
  /** Focuses the field, on a page whose purpose is searching. */
  autoFocus?: boolean;
}

/** The search for services, with suggestions. Renders a form that also works without scripts. */
export function ServiceSearch({
  action,
  placeholder,
  size = 'large',
  buttonLabel,
  initial = '',
  autoFocus = false,
}: ServiceSearchProps) {
  const { user } = useSite();
  const hint = useSearchHint();
  const keys = useSearchKeys();
  const everything = action === paths.search;
  const name = everything ? 'search' : 'query';
  const [query, setQuery] = useWords(name, initial);
  // The query in the address gets no suggestions: the page already answers it.
  const asked = query.trim() === initial.trim();
  const leaving = useNavigation().state !== 'idle';
  const open = !asked && !leaving;
  const suggestions = useSuggestions(asked ? '' : query, action === paths['mobile-home'] ? 'mobile' : 'pc');
  return (
    <Form role="search" action={action} method="get">
      <SearchField
        name={name}
        label={everything ? '搜索' : '搜索服务'}
        placeholder={placeholder ?? hint}
        size={size}
        buttonLabel={buttonLabel}
        maxLength={maxLengthOf(search, 'query')}
        autoFocus={autoFocus}
        keyHint={keys.hint}
        aria-keyshortcuts={keys.aria}
        value={query}
        onValueChange={setQuery}
        loading={open && suggestions.loading}
        status={open ? suggestionStatus(suggestions) : undefined}
        footer={open && action === paths['service-hall'] && query.trim() ? elsewhere(query.trim(), !user) : undefined}
        suggestions={
          open
            ? suggestions.list.map((each) => ({
                id: `${each.kind}-${each.id}`,
                href: each.href,
                external: each.external,
                title: each.title,
                matches: each.matches,
                // The pinyin of another name would be confusing beside the title.
                reading: each.matches.length > 0 ? each.reading : undefined,
                note: each.note,
                icon: <Tile size="small" icon={<ServiceIcon name={each.icon} size={20} />} />,
              }))
            : []
        }
      />
    </Form>
  );
}

/** The same query in the search across all content, for which a guest signs in (specification, section 4). */
function elsewhere(query: string, isGuest: boolean) {
  const href = hrefTo('search', { query: { search: query, kind: 'news' } });
  return { label: `${isGuest ? '登录后' : ''}在资讯中搜索“${query}”`, href };
}

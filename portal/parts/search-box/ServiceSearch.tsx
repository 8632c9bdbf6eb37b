import { hrefTo, paths } from '@yimen/contract/paths';
import { SearchField, type SearchFieldProps } from '@yimen/ui/search-field';
import { Tile } from '@yimen/ui/tile';
import { Form, useNavigation } from 'react-router';
import { useSite } from '../../shell/visit/current.ts';
import { useSearchHint } from '../../shell/visit/institution.ts';
import { ServiceIcon } from '../service/ServiceIcon.tsx';
import { suggestionStatus } from './search.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useWords } from './use-words.ts';

interface ServiceSearchProps {
  /** Page that answers the search; it reads `query` from its address, the search of everything `search`. */
  action: (typeof paths)['service-hall' | 'mobile-home' | 'search'];
  /** The institution's own words unless the page has better. */
  placeholder?: string;
  size?: SearchFieldProps['size'];
  buttonLabel?: string;
  /** What was searched for on this page. */
  initial?: string;
  /** The page is there to search: one who opens it types at once. */
  autoFocus?: boolean;
}

/** The search for services, with suggestions. Renders a form that works before any script runs. */
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
  const [query, setQuery] = useWords(initial);
  // A query that led here is not a question being typed: its answer is the page itself.
  const asked = query.trim() === initial.trim();
  const leaving = useNavigation().state !== 'idle';
  const open = !asked && !leaving;
  const suggestions = useSuggestions(asked ? '' : query, action === paths['mobile-home'] ? 'mobile' : 'pc');
  const everything = action === paths.search;
  return (
    <Form role="search" action={action} method="get">
      <SearchField
        name={everything ? 'search' : 'query'}
        label={everything ? '搜索' : '搜索服务'}
        placeholder={placeholder ?? hint}
        size={size}
        buttonLabel={buttonLabel}
        maxLength={100}
        autoFocus={autoFocus}
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
                title: each.title,
                matches: each.matches,
                // Another name's reading beside the title would be a riddle.
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

/** The same words among what is published, which a guest signs in for (specification, section 4). */
function elsewhere(query: string, isGuest: boolean) {
  const href = hrefTo('search', { query: { search: query, kind: 'news' } });
  return { label: `${isGuest ? '登录后' : ''}在资讯中搜索“${query}”`, href };
}

import { SearchField, type SearchFieldProps } from '@yimen/ui/search-field';
import { Tile } from '@yimen/ui/tile';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { ServiceIcon } from './ServiceIcon.tsx';
import { suggestionStatus, useSuggestions } from './search.ts';

interface ServiceSearchProps {
  /** Page that answers the search; it reads `query` from its address. */
  action: '/service-hall' | '/mobile/home';
  placeholder: string;
  size?: SearchFieldProps['size'];
  buttonLabel?: string;
  /** What was searched for on this page. */
  initial?: string;
}

/** The search for services, with suggestions. Renders a form that works before any script runs. */
export function ServiceSearch({ action, placeholder, size = 'large', buttonLabel, initial = '' }: ServiceSearchProps) {
  const [query, setQuery] = useState(initial);
  const suggestions = useSuggestions(query, action === '/mobile/home' ? 'mobile' : 'pc');
  // A query that led here is not a question being typed: its answer is the page itself.
  const asked = query.trim() === initial.trim();
  const leaving = useNavigation().state !== 'idle';
  const open = !asked && !leaving;
  return (
    <Form role="search" action={action} method="get">
      <SearchField
        name="query"
        label="搜索服务"
        placeholder={placeholder}
        size={size}
        buttonLabel={buttonLabel}
        maxLength={100}
        value={query}
        onValueChange={setQuery}
        loading={open && suggestions.loading}
        status={open ? suggestionStatus(suggestions) : undefined}
        suggestions={
          open
            ? suggestions.list.map((found) => ({
                id: `${found.kind}-${found.id}`,
                href: found.href,
                title: found.title,
                matches: found.matches,
                note: found.note,
                icon: <Tile size="small" icon={<ServiceIcon name={found.icon} size={20} />} />,
              }))
            : []
        }
      />
    </Form>
  );
}

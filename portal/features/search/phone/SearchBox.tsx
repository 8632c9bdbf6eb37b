import { maxLengthOf } from '@yimen/contract/endpoint';
import { paths, withQuery } from '@yimen/contract/paths';
import { searchResults } from '@yimen/contract/search';
import { ChevronLeftIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useNavigate } from 'react-router';
import * as css from './search.css.ts';

interface SearchBoxProps {
  /** The query that was searched for. */
  query: string;
  /** The field's text. */
  words: string;
  onWords: (words: string) => void;
}

/** Back button and search field in one bar; without scripts the field is a form. */
export function SearchBox({ query, words, onWords }: SearchBoxProps) {
  const navigate = useNavigate();
  return (
    <header className={css.bar}>
      <VisuallyHidden>
        <h1>搜索</h1>
      </VisuallyHidden>
      <IconButtonLink
        size="large"
        label="返回"
        data-back=""
        href={paths['mobile-home']}
        icon={<ChevronLeftIcon size={24} />}
      />
      <div className={css.field}>
        <SearchInput
          name="search"
          label="搜索服务、资讯、通知"
          placeholder="搜服务、资讯，支持拼音"
          action={paths['mobile-search']}
          maxLength={maxLengthOf(searchResults, 'query')}
          value={words}
          onValueChange={onWords}
          autoFocus={!query}
          // Replaces the history entry, so that Back does not go through every query.
          onSearch={(sought) =>
            void navigate(withQuery(paths['mobile-search'], { search: sought }), { replace: query !== '' })
          }
        />
      </div>
    </header>
  );
}

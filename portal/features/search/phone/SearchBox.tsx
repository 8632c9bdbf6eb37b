import { paths, withQuery } from '@yimen/contract/paths';
import { ChevronLeftIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useNavigate } from 'react-router';
import { path } from './path.ts';
import * as css from './search.css.ts';

interface SearchBoxProps {
  /** What was searched for. */
  query: string;
  /** What stands in the field. */
  words: string;
  onWords: (words: string) => void;
}

/** The way back and the field in one bar; without a script the field is a form. */
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
          action={path}
          maxLength={100}
          value={words}
          onValueChange={onWords}
          autoFocus={!query}
          // One more word is another search, not another page to go back through.
          onSearch={(sought) => void navigate(withQuery(path, { search: sought }), { replace: query !== '' })}
        />
      </div>
    </header>
  );
}

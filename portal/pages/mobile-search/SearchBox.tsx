import { ChevronLeftIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hrefWith } from '../parts/params.ts';
import { path } from './path.ts';
import * as css from './search.css.ts';

/** The way back and the field in one bar; without a script the field is a form. */
export function SearchBox({ query }: { query: string }) {
  const navigate = useNavigate();
  const [words, setWords] = useWords(query);
  return (
    <header className={css.bar}>
      <VisuallyHidden>
        <h1>搜索</h1>
      </VisuallyHidden>
      <IconButtonLink size="large" label="返回" data-back="" href="/mobile/home" icon={<ChevronLeftIcon size={24} />} />
      <div className={css.field}>
        <SearchInput
          name="search"
          label="搜索服务、资讯、通知"
          placeholder="搜服务、资讯，支持拼音"
          action={path}
          maxLength={100}
          value={words}
          onValueChange={setWords}
          autoFocus={!query}
          // One more word is another search, not another page to go back through.
          onSearch={(sought) => void navigate(hrefWith(path, { search: sought }), { replace: query !== '' })}
        />
      </div>
    </header>
  );
}

/** What stands in the field: what is typed, until something is searched for. */
function useWords(query: string) {
  const [typed, setTyped] = useState({ query, words: query });
  const { words } = typed.query === query ? typed : { words: query };
  return [words, (next: string) => setTyped({ query, words: next })] as const;
}

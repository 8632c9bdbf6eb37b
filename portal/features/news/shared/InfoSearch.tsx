import { maxLengthOf } from '@yimen/contract/endpoint';
import { paths } from '@yimen/contract/paths';
import { searchResults } from '@yimen/contract/search';
import { SearchField } from '@yimen/ui/search-field';
import { Form } from 'react-router';
import { useWords } from '../../search/shared/use-words.ts';

/** The info centre's search of titles, texts and offices. */
export function InfoSearch({ kind }: { kind: 'news' | 'notice' }) {
  const [words, setWords] = useWords('search', '');
  return (
    <Form role="search" action={paths.search} method="get">
      <input type="hidden" name="kind" value={kind} />
      <SearchField
        name="search"
        label={kind === 'news' ? '搜索资讯' : '搜索通知'}
        placeholder="搜标题、正文、发布部门"
        size="medium"
        maxLength={maxLengthOf(searchResults, 'query')}
        value={words}
        onValueChange={setWords}
      />
    </Form>
  );
}

import { paths } from '@yimen/contract/paths';
import { SearchField } from '@yimen/ui/search-field';
import { Form } from 'react-router';

/** The search of the info centre: titles, texts and offices of what is published. */
export function InfoSearch({ kind }: { kind: 'news' | 'notice' }) {
  return (
    <Form role="search" action={paths.search} method="get">
      <input type="hidden" name="kind" value={kind} />
      <SearchField
        name="search"
        label={kind === 'news' ? '搜索资讯' : '搜索通知'}
        placeholder="搜标题、正文、发布部门"
        size="medium"
        maxLength={100}
      />
    </Form>
  );
}

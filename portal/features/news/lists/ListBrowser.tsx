import { maxLengthOf } from '@yimen/contract/endpoint';
import { responsibilityList } from '@yimen/contract/news/lists';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { SearchField } from '@yimen/ui/search-field';
import { Table } from '@yimen/ui/table';
import useSWR from 'swr';
import { call } from '../../../lib/api/call.ts';
import { ModuleFailed } from '../../../parts/modules/ModuleFailed.tsx';
import { useInAddress } from '../../../parts/page/address.ts';
import { useWords } from '../../../parts/search-box/use-words.ts';
import * as css from './lists.css.ts';
import { type PublishedList, parameters } from './published-list.ts';

const pageSize = 20;
/** Of what is searched for, in characters. */
const longest = maxLengthOf(responsibilityList, 'query');

/** A code, a kind, a number of days: a line break would only tear it apart. */
function isShort(words = ''): boolean {
  return words.length <= (/^[ -~]+$/.test(words) ? 14 : 7);
}

/** A list whole: every column, searched by words in any cell, a page at a time; both stand in the address. */
export default function ListBrowser({ list: { typeId, name, fields } }: { list: PublishedList }) {
  const [asked, search] = useInAddress(parameters.query, [parameters.page]);
  const [turned, turn] = useInAddress(parameters.page);
  const query = (asked ?? '').trim().slice(0, longest);
  const page = /^[1-9]\d{0,3}$/.test(turned ?? '') ? Number(turned) : 1;
  const [words, setWords] = useWords(query);
  const { data, error, isValidating, mutate } = useSWR(
    ['list', typeId, query, page],
    () => call(responsibilityList, { typeId, query, page, pageSize }),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  if (error) return <ModuleFailed name={name} retrying={isValidating} onRetry={() => void mutate()} />;
  return (
    <div className={css.browser}>
      <search className={css.search}>
        <SearchField
          label={`在${name}里找`}
          placeholder={`在${name}里找`}
          size="medium"
          maxLength={longest}
          value={words}
          onSearch={(typed) => search(typed.trim() || null)}
          onValueChange={(typed) => {
            setWords(typed);
            if (typed === '' && query !== '') search(null);
          }}
        />
      </search>
      <Table
        caption={name}
        hideCaption
        columns={fields.map(({ key, label }, index) => ({
          id: key,
          header: label,
          rowHeader: index === 0,
          cell: (row: Record<string, string>) => (
            <span className={isShort(row[key]) ? css.short : undefined}>{row[key]}</span>
          ),
        }))}
        rows={data?.list ?? []}
        rowId={(row) => fields.map(({ key }) => row[key]).join('\n')}
        loading={!data}
        empty={
          <Empty title={query ? `没有找到含“${query}”的事项` : page > 1 ? '这一页没有内容' : '这张清单还没有内容'} />
        }
      />
      {data && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPageChange={(number) => turn(number > 1 ? String(number) : null)}
        />
      )}
    </div>
  );
}

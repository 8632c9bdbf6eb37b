import { maxLengthOf } from '@yimen/contract/endpoint';
import { responsibilityList } from '@yimen/contract/news/lists';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { SearchField } from '@yimen/ui/search-field';
import { Table } from '@yimen/ui/table';
import useSWR from 'swr';
import { call } from '../../../lib/api/call.ts';
import { useInAddress } from '../../../parts/page/address.ts';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import { ModuleFailed } from '../../home/shared/ModuleFailed.tsx';
import { useWords } from '../../search/shared/use-words.ts';
import * as css from './lists.css.ts';
import { listParameters, type PublishedList } from './published-list.ts';

const rowsPerPage = 20;
/** Maximum length of the search text, in characters. */
const longestWords = maxLengthOf(responsibilityList, 'query');

/** Whether a cell is short, such as a code or a number of days, and must not wrap. */
function isShort(words = ''): boolean {
  return words.length <= (/^[ -~]+$/.test(words) ? 14 : 7);
}

/** A whole list with all columns, a search over all cells, and pages; search and page are in the address. */
export default function ListBrowser({ list: { typeId, name, fields } }: { list: PublishedList }) {
  const [asked, search] = useInAddress(listParameters.query, [listParameters.page]);
  const [turned, turn] = useInAddress(listParameters.page);
  const query = (asked ?? '').trim().slice(0, longestWords);
  const page = /^[1-9]\d{0,3}$/.test(turned ?? '') ? Number(turned) : 1;
  const [words, setWords] = useWords(`list ${typeId}`, query);
  const { data, error, isValidating, mutate } = useSWR(
    ['list', typeId, query, page],
    () => call(responsibilityList, { typeId, query, page, pageSize: rowsPerPage }),
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
          maxLength={longestWords}
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
            <span className={isShort(row[key]) ? css.short : undefined}>
              <PhonesInText>{row[key] ?? ''}</PhonesInText>
            </span>
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
          pageSize={rowsPerPage}
          total={data.total}
          onPageChange={(number) => turn(number > 1 ? String(number) : null)}
        />
      )}
    </div>
  );
}

import { responsibilityList } from '@yimen/contract/homepage/lists';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { SearchField } from '@yimen/ui/search-field';
import { Table } from '@yimen/ui/table';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../call.ts';
import { ModuleFailed } from '../ModuleFailed.tsx';
import * as css from './lists.css.ts';
import type { PublishedList } from './published-list.ts';

const pageSize = 20;

/** A list whole: every column, searched by words in any cell, a page at a time. */
export default function ListBrowser({ list: { typeId, name, fields } }: { list: PublishedList }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
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
          maxLength={100}
          onSearch={(words) => {
            setQuery(words);
            setPage(1);
          }}
          onValueChange={(words) => {
            if (words === '') setQuery('');
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
          cell: (row: Record<string, string>) => row[key],
        }))}
        rows={data?.list ?? []}
        rowId={(row) => fields.map(({ key }) => row[key]).join('\n')}
        loading={!data}
        empty={<Empty title={query ? `没有找到含“${query}”的事项` : '这张清单还没有内容'} />}
      />
      {data && <Pagination page={page} pageSize={pageSize} total={data.total} onPageChange={setPage} />}
    </div>
  );
}

import { responsibilityField, responsibilityList, threeListConfig } from '@yimen/contract/news/lists';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { ChevronDownIcon, ChevronUpIcon } from '@yimen/ui/icon';
import { lazy, Suspense } from 'react';
import { useInAddress } from '../../../parts/page/address.ts';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import * as css from './lists.css.ts';
import { listParameters, type PublishedList } from './published-list.ts';

/** Loaded when a list is opened whole: with search and pages it is as large as the rest of the module. */
const ListBrowser = lazy(() => import('./ListBrowser.tsx'));

/** Rows and columns of a list before it is opened whole. */
const skeletonSize = { rows: 5, columns: 4 };

/** 三张清单: the institution's lists of its powers and duties, each with its own columns. */
export const threeLists = defineModule<PublishedList[]>({
  sign: 'three-lists',
  async load({ call }) {
    const lists = await call(threeListConfig, {});
    return Promise.all(
      lists.map(async (list) => {
        const [fields, { list: rows }] = await Promise.all([
          call(responsibilityField, { typeId: list.typeId }),
          call(responsibilityList, { typeId: list.typeId, pageSize: skeletonSize.rows }),
        ]);
        return { ...list, fields, rows };
      }),
    );
  },
  View({ data, entry }) {
    const [chosen, choose] = useInAddress(listParameters.list, [listParameters.query, listParameters.page]);
    const [whole, show] = useInAddress(listParameters.whole, [listParameters.query, listParameters.page]);
    const list = data.find(({ typeId }) => typeId === chosen) ?? data[0];
    if (!list) return null;
    const open = whole !== null;
    return (
      <ModuleSection
        title={entry.name}
        spacing="small"
        views={{
          label: entry.name,
          items: data.map(({ typeId, name }) => ({ id: typeId, label: name })),
          value: list.typeId,
          onValueChange: choose,
        }}
      >
        {open ? (
          <div data-whole>
            <Suspense fallback={<RowsSkeleton rows={8} />}>
              <ListBrowser key={list.typeId} list={list} />
            </Suspense>
          </div>
        ) : (
          <FirstRows list={list} />
        )}
        {list.count > 0 && (
          <div className={css.foot}>
            <Button
              variant="text"
              aria-expanded={open}
              endIcon={open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
              onClick={() => show(open ? null : '1')}
            >
              {open ? '收起清单' : `展开全部 ${list.count} 项`}
            </Button>
          </div>
        )}
      </ModuleSection>
    );
  },
});

function FirstRows({ list: { name, fields, rows } }: { list: PublishedList }) {
  if (rows.length === 0) return <Empty title="这张清单还没有内容" />;
  const columns = fields.slice(0, skeletonSize.columns);
  return (
    <table className={css.table} aria-label={name}>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={css.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={fields.map(({ key }) => row[key]).join('\n')} className={css.row}>
            {columns.map(({ key }) => (
              <td key={key} className={css.cell}>
                <PhonesInText>{row[key] ?? ''}</PhonesInText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Select } from '@yimen/ui/select';
import { Table } from '@yimen/ui/table';
import { TabLinks } from '@yimen/ui/tabs';
import { useNavigate } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { asStep } from '../../../parts/page/address.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import type { PersonDataData } from './load-person.ts';
import * as css from './person.css.ts';
import { personHref } from './places.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Row {
  id: string;
  values: Readonly<Record<string, string>>;
}

/** 我的数据: one kind of the person's data as a table, with filters by field values. */
export function PersonData({ data, title }: { data: PersonDataData; title: string }) {
  const { kinds, type, table } = data;
  const { pictures } = useInstitution();
  return (
    <SettingsPanel title={title}>
      {!kinds && <LoadFailed what="数据" />}
      {kinds?.length === 0 && <Empty image={pictures.empty} title="还没有数据" text="各系统给出的数据会列在这里。" />}
      {kinds && kinds.length > 0 && (
        <div className={css.stack}>
          <TabLinks
            label="数据种类"
            items={kinds.map(({ id, name, count }) => ({
              id,
              label: name,
              count,
              href: personHref('person-data', { type: id }),
              current: id === type,
            }))}
          />
          <Choices data={data} />
          {!table && <LoadFailed what="数据" />}
          {table && <PartFailed failed={table.failed ? [table.failed] : []} />}
          {table && (
            <Table
              caption={table.name}
              hideCaption
              columns={table.fields.map(({ key, label }, index) => ({
                id: key,
                header: label,
                rowHeader: index === 0,
                cell: ({ values }: Row) => values[key] ?? '',
              }))}
              rows={table.rows.map((values, index) => ({ id: String(index), values }))}
              rowId={({ id }: Row) => id}
              empty={
                <Empty
                  title="没有符合条件的数据"
                  action={
                    Object.keys(data.chosen).length > 0 && (
                      <ButtonLink data-keep-place="" variant="light" href={personHref('person-data', { type })}>
                        清空条件
                      </ButtonLink>
                    )
                  }
                />
              }
            />
          )}
        </div>
      )}
    </SettingsPanel>
  );
}

/** Filters: the fields whose values repeat, each independent of the others. */
function Choices({ data: { choices, type, chosen } }: { data: PersonDataData }) {
  const navigate = useNavigate();
  if (choices.length === 0) return null;
  return (
    <div className={css.filters}>
      {choices.map((choice) => (
        <div key={choice.field} className={css.filter}>
          <Select
            size="medium"
            label={choice.label}
            value={chosen[choice.field] ?? ''}
            options={[{ value: '', label: '全部' }, ...choice.values.map((each) => ({ value: each, label: each }))]}
            onValueChange={(value) =>
              void navigate(
                personHref('person-data', { type, where: filterText({ ...chosen, [choice.field]: value }) }),
                asStep,
              )
            }
          />
        </div>
      ))}
    </div>
  );
}

/** The filters as a query parameter; empty when there are none. */
function filterText(chosen: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== '')).toString();
}

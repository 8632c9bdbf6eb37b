import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './table.css.ts';

/** Rows that are chosen by a checkbox each, and what can be done with them. */
export interface TableSelection<Row> {
  /** Ids of the chosen rows, those of other pages too. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  /** Names a row for its checkbox. */
  nameOf: (row: Row) => string;
  /** Rows that cannot be chosen. */
  isDisabled?: (row: Row) => boolean;
  /** Beside the number of chosen rows: 合计 3,126.50 元. */
  summary?: ReactNode;
  /** Buttons of the batch bar, the primary one last. */
  actions?: ReactNode;
}

type PartProps<Row> = { selection: TableSelection<Row>; rowId: (row: Row) => string };

/** Selects all displayed rows that can be selected, or none of them. */
export function SelectAll<Row>({ selection, rowId, rows }: PartProps<Row> & { rows: readonly Row[] }) {
  const { table } = useLocale();
  const { value, onValueChange, isDisabled } = selection;
  const open = rows.filter((row) => !isDisabled?.(row)).map(rowId);
  const chosen = open.filter((id) => value.includes(id));
  const all = open.length > 0 && chosen.length === open.length;
  return (
    <Checkbox
      label={table.selectAll}
      hideLabel
      checked={all}
      indeterminate={chosen.length > 0 && !all}
      disabled={open.length === 0}
      onCheckedChange={() => {
        const others = value.filter((id) => !open.includes(id));
        onValueChange(all ? others : [...others, ...open]);
      }}
    />
  );
}

export function SelectRow<Row>({ selection, rowId, row }: PartProps<Row> & { row: Row }) {
  const { table } = useLocale();
  const { value, onValueChange, nameOf, isDisabled } = selection;
  const id = rowId(row);
  return (
    <Checkbox
      label={table.select(nameOf(row))}
      hideLabel
      checked={value.includes(id)}
      disabled={isDisabled?.(row)}
      onCheckedChange={(checked) => onValueChange(checked ? [...value, id] : value.filter((other) => other !== id))}
    />
  );
}

/** How many rows are chosen, and what can be done with them. The number is spoken whenever it changes. */
export function BatchBar<Row>({
  selection: { value, onValueChange, summary, actions },
}: {
  selection: TableSelection<Row>;
}) {
  const { table } = useLocale();
  const chosen = value.length > 0;
  return (
    <div className={chosen ? css.batch : undefined}>
      <div role="status" className={css.batchWords}>
        {chosen && table.selected(value.length)}
        {chosen && summary}
      </div>
      {chosen && (
        <div className={css.batchActions}>
          <Button variant="text" onClick={() => onValueChange([])}>
            {table.clearSelection}
          </Button>
          {actions}
        </div>
      )}
    </div>
  );
}

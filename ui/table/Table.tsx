import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/index.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { BatchBar, SelectAll, SelectRow, type TableSelection } from './TableSelection.tsx';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** What the cell shows. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The cell names its row. */
  rowHeader?: boolean;
  /** The header is heard only. */
  hideHeader?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export type TableProps<Row> = DomProps<
  'section',
  {
    /** Names the table, above it. */
    caption: string;
    /** Keeps the caption for screen readers only. */
    hideCaption?: boolean;
    /** From the start of the row to its end. */
    columns: readonly TableColumn<Row>[];
    /** In the order they are shown in. */
    rows: readonly Row[];
    /** Tells rows apart, whatever their order. */
    rowId: (row: Row) => string;
    /** The rows come sorted; the table shows how and asks for another order. */
    sort?: TableSort;
    /** Called with the order that is asked for. */
    onSortChange?: (sort: TableSort) => void;
    /** The one row that the rest of the page is about. */
    isSelected?: (row: Row) => boolean;
    /** Adds a checkbox to each row, and a bar below for what can be done with the chosen ones. */
    selection?: TableSelection<Row>;
    /** Keeps the head in sight while the page scrolls. */
    stickyHeader?: boolean;
    /** Placeholder rows while the first rows are on their way. */
    loading?: boolean;
    /** What stands in place of the rows when there are none. */
    empty?: ReactNode;
    children?: undefined;
  }
>;

/** Rows of data (DESIGN §10.6): a table inside a section that scrolls sideways when there is no room. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  isSelected,
  selection,
  stickyHeader = false,
  loading = false,
  empty,
  ref,
  ...rest
}: TableProps<Row>) {
  const { table, loading: loadingText } = useLocale();
  const frame = useRef<HTMLElement>(null);
  const fits = useFits(frame);
  const width = columns.length + (selection ? 1 : 0);
  const waiting = loading && rows.length === 0;
  return (
    <section
      {...rest}
      ref={useMergedRef(frame, ref)}
      className={css.frame}
      // A table that fits is not clipped, so that menus may extend beyond it and the header can stick to the page.
      data-state={fits ? 'fits' : 'scrolls'}
      // A scroll container must be reachable by keyboard.
      tabIndex={fits ? undefined : 0}
      aria-label={caption}
    >
      <table className={css.table} aria-busy={loading || undefined}>
        <caption className={hideCaption ? css.captionHidden : css.caption}>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={cx(css.headAlign.start, css.choice, stickyHeader && css.headSticky)}>
                <SelectAll selection={selection} rowId={rowId} rows={rows} />
              </th>
            )}
            {columns.map((column) => (
              <TableHead
                key={column.id}
                column={column}
                sticky={stickyHeader}
                direction={sort?.column === column.id ? sort.direction : undefined}
                onSort={column.sortable ? onSortChange : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              className={css.row}
              aria-current={isSelected?.(row) || undefined}
              data-state={isSelected?.(row) || selection?.value.includes(rowId(row)) ? 'selected' : 'idle'}
            >
              {selection && (
                <td className={cx(css.cellAlign.start, css.choice)}>
                  <SelectRow selection={selection} rowId={rowId} row={row} />
                </td>
              )}
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={cx(css.cellAlign[column.align ?? 'start'], column.rowHeader && css.rowHead)}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {waiting && <LoadingRows columns={width} label={loadingText} />}
          {!loading && rows.length === 0 && (
            <tr>
              <td className={css.empty} colSpan={width}>
                {empty ?? table.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {selection && <BatchBar selection={selection} />}
    </section>
  );
}

function TableHead<Row>({
  column,
  sticky,
  direction,
  onSort,
}: {
  column: TableColumn<Row>;
  sticky: boolean;
  direction: TableSort['direction'] | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}) {
  const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th
      scope="col"
      className={cx(css.headAlign[column.align ?? 'start'], sticky && css.headSticky)}
      aria-sort={onSort ? (direction ?? 'none') : undefined}
    >
      {onSort ? (
        <button
          type="button"
          className={css.sort}
          onClick={() =>
            onSort({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
          <span className={css.arrow}>
            <Arrow size={14} />
          </span>
        </button>
      ) : column.hideHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  );
}

function LoadingRows({ columns, label }: { columns: number; label: string }) {
  return [0, 1, 2].map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <td key={column} className={css.cellAlign.start}>
          <span className={css.bone} aria-hidden="true" />
          {row === 0 && column === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  ));
}

/** The grey second line of a cell. Renders a span. */
export function TableNote(props: DomProps<'span'>) {
  return <span {...props} className={css.note} />;
}

/** Whether the table fits into its frame; false until measured, so that a wide table can be scrolled before that. */
function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const root = frame.current;
    const table = root?.querySelector('table');
    if (!root || !table) return;
    const look = () => setFits(table.offsetWidth <= root.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(root);
    observer.observe(table);
    look();
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}

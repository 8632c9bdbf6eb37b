import type { KeyboardEvent } from 'react';
import { PlusIcon } from '../icon/icons.ts';
import { assignVar } from '../internals/assignVar.ts';
import { type Row, timeText } from './layout.ts';
import * as css from './week-schedule.css.ts';

type FreeCellProps = {
  row: Row;
  date: string;
  label: string;
  /** The `data-free` of the cell that Tab reaches. */
  tabStop?: string;
  onAdd: (date: string, start: string) => void;
  /** Called with the `data-free` of the cell that has the focus. */
  onFocus: (place: string) => void;
};

/** A free row of a day: a button that adds something there. Arrow keys move between those of a `data-free-cells`. */
export function FreeCell({ row, date, label, tabStop, onAdd, onFocus }: FreeCellProps) {
  const start = timeText(row.start);
  return (
    <button
      type="button"
      data-free={`${date} ${start}`}
      aria-label={label}
      title={label}
      tabIndex={`${date} ${start}` === tabStop ? 0 : -1}
      className={css.free}
      style={{ ...assignVar(css.y, row.top), ...assignVar(css.h, row.height) }}
      onClick={() => onAdd(date, start)}
      onFocus={() => onFocus(`${date} ${start}`)}
      onKeyDown={moveByArrows}
    >
      <span className={css.plus}>
        <PlusIcon size={18} />
      </span>
    </button>
  );
}

/** Moves the focus to the next free cell. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const cells = event.currentTarget.closest<HTMLElement>('[data-free-cells]');
  const next = cells && nextFreeCell(cells, event.currentTarget, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The free cell that an arrow key leads to: up and down within the day, left and right in the same row. */
function nextFreeCell(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-free]')];
  const rightToLeft = getComputedStyle(grid).direction === 'rtl';
  const sideways = rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (!isVertical && !sideways.includes(key)) return undefined;
  const [date, start] = placeOf(from);
  const inLine = cells.filter((cell) => (isVertical ? placeOf(cell)[0] === date : placeOf(cell)[1] === start));
  const step = key === 'ArrowUp' || key === sideways[0] ? -1 : 1;
  return inLine[inLine.indexOf(from) + step];
}

const placeOf = (cell: HTMLElement) => (cell.dataset.free ?? '').split(' ');

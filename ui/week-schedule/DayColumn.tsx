import { assignVar } from '../internals/assignVar.ts';
import { cx } from '../internals/dom.ts';
import { isText } from '../internals/isText.ts';
import { MoreEntries } from '../internals/schedule/MoreEntries.tsx';
import { current, tones } from '../internals/schedule/schedule.css.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { FreeCell } from './FreeCell.tsx';
import { bandAt, freeRows, layoutDay, type PlacedEvent, type Row, timeText, type WeekEvent } from './layout.ts';
import * as css from './week-schedule.css.ts';

type DayColumnProps = {
  /** `YYYY-MM-DD`. */
  date: string;
  name: string;
  shortName: string;
  today: boolean;
  /** The time now, on today only. */
  time?: string;
  events: readonly WeekEvent[];
  rows: readonly Row[];
  height: number;
  onOpen?: (id: string) => void;
  /** Makes each free row a button. */
  onAdd?: (date: string, start: string) => void;
  /** Day and start of the free row that Tab reaches. */
  tabStop?: string;
  /** Called with day and start of the free row that has the focus. */
  onFocusFree: (place: string) => void;
};

/** The events of one day, each at its time. */
export function DayColumn({
  date,
  name,
  shortName,
  today,
  time,
  events,
  rows,
  height,
  onOpen,
  onAdd,
  tabStop,
  onFocusFree,
}: DayColumnProps) {
  const { weekSchedule, monthCalendar, listed } = useLocale();
  const { placed, stacks } = layoutDay(events, rows, height);
  const shown = [...placed, ...stacks.map(({ first }) => first)].sort((one, other) => one.top - other.top);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
    <div role="group" aria-label={name} data-today={today ? '' : undefined} className={css.day}>
      {onAdd &&
        freeRows(rows, events).map((row) => (
          <FreeCell
            key={row.top}
            row={row}
            date={date}
            label={weekSchedule.add(name, timeText(row.start))}
            tabStop={tabStop}
            onAdd={onAdd}
            onFocus={onFocusFree}
          />
        ))}
      {shown.map((place) => (
        <EventBox
          key={place.event.id}
          place={place}
          time={time}
          timed={bandAt(rows, place.event.start) !== undefined}
          onOpen={onOpen}
        />
      ))}
      {stacks.map(({ first, all, top, start, end }) => (
        <div key={first.event.id} className={css.stack} style={assignVar(css.y, top)}>
          <MoreEntries
            words={monthCalendar.more(all.length - 1)}
            name={listed([`${name} ${start}–${end}`, monthCalendar.more(all.length - 1)])}
            title={weekSchedule.overlap(shortName, start, end, all.length)}
            entries={all.map((event) => ({
              id: event.id,
              title: event.title,
              note: listed([`${event.start}–${event.end}`, event.note].filter(isText)),
              tone: event.tone ?? 'course',
            }))}
            onOpen={onOpen}
          />
        </div>
      ))}
    </div>
  );
}

/** Height in design px below which an event's line gets no padding. */
const lowEvent = 32;

type EventBoxProps = {
  place: PlacedEvent;
  time?: string;
  /** Its start is told: the place does not show it. */
  timed: boolean;
  onOpen?: (id: string) => void;
};

function EventBox({ place, time, timed, onOpen }: EventBoxProps) {
  const { weekSchedule } = useLocale();
  const { event, top, height, left, width, over } = place;
  const isNow = time !== undefined && event.start <= time && time < event.end;
  const props = {
    className: cx(css.event, tones[event.tone ?? 'course'], isNow && current, over && css.over),
    'data-low': height < lowEvent ? '' : undefined,
    title: `${event.title} ${event.start}–${event.end}${event.note ? ` ${event.note}` : ''}`,
    style: {
      ...assignVar(css.y, top),
      ...assignVar(css.h, height),
      ...assignVar(css.left, left),
      ...assignVar(css.width, width),
    },
  };
  const content = (
    <span className={css.words}>
      <span className={height > 60 ? css.title : css.titleLine}>
        {timed && <span aria-hidden="true">{event.start} </span>}
        {event.title}
      </span>
      <VisuallyHidden>
        {`${event.start}–${event.end}`}
        {isNow && ` ${weekSchedule.current}`}
      </VisuallyHidden>
      {event.note && height >= 44 && !place.covered && (
        <span className={height >= 100 ? css.placeLines : css.place}>{event.note}</span>
      )}
    </span>
  );
  return onOpen ? (
    <button type="button" {...props} onClick={() => onOpen(event.id)}>
      {content}
    </button>
  ) : (
    <div {...props}>{content}</div>
  );
}

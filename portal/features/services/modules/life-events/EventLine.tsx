import type { CountedGroup } from '@yimen/contract/services/facets';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { inColumns } from '../../../home/shared/columns.ts';
import { ServiceIcon } from '../../shared/ServiceIcon.tsx';
import * as css from './life-events.css.ts';
import { type EventItems, OpenEvent } from './OpenEvent.tsx';

interface EventLineProps {
  events: readonly CountedGroup[];
  /** The loader's data for the event that is open by default. */
  first: EventItems | null;
  /** Id of the open event; null for the first. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Life events as points on a line; the open one shows its services below. */
export function EventLine({ events, first, chosen, onChoose }: EventLineProps) {
  const panel = useId();
  const open = events.find(({ id }) => id === chosen) ?? events[0];
  if (!open) return null;
  return (
    <>
      <ol className={css.line} style={inColumns(events.length)}>
        {events.map((event) => {
          const current = event.id === open.id;
          return (
            <li key={event.id} className={css.stop} data-state={current ? 'open' : 'closed'}>
              <button
                type="button"
                className={css.node}
                aria-expanded={current}
                aria-controls={current ? panel : undefined}
                onClick={() => onChoose(event.id)}
              >
                <span className={css.disc}>
                  <ServiceIcon name={event.icon} size={28} />
                </span>
                <span className={css.name}>{event.name}</span>
                <Text size="meta" tone="tertiary">
                  {event.count} 项
                </Text>
              </button>
            </li>
          );
        })}
      </ol>
      <OpenEvent id={panel} event={open} first={first?.id === open.id ? first : null} />
    </>
  );
}

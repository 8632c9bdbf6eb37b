import type { CountedGroup } from '@yimen/contract/services/facets';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { inColumns } from '../../../../parts/modules/columns.ts';
import { ServiceIcon } from '../../../../parts/service/ServiceIcon.tsx';
import * as css from './life-events.css.ts';
import { type EventItems, OpenEvent } from './OpenEvent.tsx';

interface EventLineProps {
  matters: readonly CountedGroup[];
  /** What the page brought for the matter that is open unless another is chosen. */
  first: EventItems | null;
  /** Id of the open matter; the first without one. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Matters as nodes on a line; one is open and shows its services below. */
export function EventLine({ matters, first, chosen, onChoose }: EventLineProps) {
  const panel = useId();
  const open = matters.find(({ id }) => id === chosen) ?? matters[0];
  if (!open) return null;
  return (
    <>
      <ol className={css.line} style={inColumns(matters.length)}>
        {matters.map((matter) => {
          const current = matter.id === open.id;
          return (
            <li key={matter.id} className={css.stop} data-state={current ? 'open' : 'closed'}>
              <button
                type="button"
                className={css.node}
                aria-expanded={current}
                aria-controls={current ? panel : undefined}
                onClick={() => onChoose(matter.id)}
              >
                <span className={css.disc}>
                  <ServiceIcon name={matter.icon} size={28} />
                </span>
                <span className={css.name}>{matter.name}</span>
                <Text size="meta" tone="tertiary">
                  {matter.count} 项
                </Text>
              </button>
            </li>
          );
        })}
      </ol>
      <OpenEvent id={panel} matter={open} first={first?.id === open.id ? first : null} />
    </>
  );
}

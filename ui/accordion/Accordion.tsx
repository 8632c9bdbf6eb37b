import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { indexAfterKey } from '../internals/indexAfterKey.ts';
import * as css from './accordion.css.ts';

export type AccordionProps = DomProps<
  'div',
  {
    /** Questions and answers, in their order. */
    items: readonly { id: string; title: string; content: ReactNode }[];
    /** single closes the open one when another opens. */
    type?: 'single' | 'multiple';
    /** Ids that are open at first; none unless told. */
    defaultOpen?: readonly string[];
    /** Level of the headings. */
    level?: 2 | 3 | 4;
    onOpenChange?: (open: readonly string[]) => void;
  }
>;

/**
 * Questions that open to their answers, after the ARIA Authoring Practices: Enter and Space toggle,
 * Down, Up, Home and End move between the headings. Renders a div.
 */
export function Accordion({
  items,
  type = 'single',
  defaultOpen = [],
  level = 3,
  onOpenChange,
  ...rest
}: AccordionProps) {
  const base = useId();
  const [open, setOpen] = useState<readonly string[]>(defaultOpen);
  const triggers = useRef<(HTMLButtonElement | null)[]>([]);
  const Heading = `h${level}` as const;

  const toggle = (id: string) => {
    const others = type === 'single' ? [] : open.filter((other) => other !== id);
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...others, id];
    setOpen(next);
    onOpenChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = indexAfterKey(event, index, items.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    triggers.current[next]?.focus();
  };

  return (
    <div {...rest}>
      {items.map((item, index) => {
        const expanded = open.includes(item.id);
        const triggerId = `${base}-${index}-trigger`;
        const panelId = `${base}-${index}-panel`;
        return (
          <div key={item.id} className={css.item} data-state={expanded ? 'open' : 'closed'}>
            <Heading className={css.heading}>
              <button
                ref={(element) => {
                  triggers.current[index] = element;
                }}
                type="button"
                id={triggerId}
                className={css.trigger}
                aria-expanded={expanded}
                aria-controls={panelId}
                onClick={() => toggle(item.id)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                {item.title}
                <span className={css.chevron}>
                  <ChevronDownIcon size={20} />
                </span>
              </button>
            </Heading>
            <section id={panelId} className={css.panel} aria-labelledby={triggerId} hidden={!expanded}>
              {item.content}
            </section>
          </div>
        );
      })}
    </div>
  );
}

import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { Metadata } from '../../internals/Metadata.tsx';
import { Tag, type TagProps } from '../../tag/index.ts';
import * as css from './task-rows.css.ts';

export type TaskRowsProps = DomProps<
  'ul',
  {
    items: readonly {
      /** Without it the row is text. */
      href?: string;
      title: string;
      note?: string | readonly string[];
      /** error for today, warning for tomorrow, outline for later. */
      deadline?: { label: string; tone: TagProps['tone'] };
    }[];
    children?: undefined;
  }
>;

/** What waits for this person, on a phone. Renders a ul of links. */
export function TaskRows({ items, ...rest }: TaskRowsProps) {
  return (
    <ul {...rest} className={css.list}>
      {items.map((item) => (
        <li key={`${item.href} ${item.title}`} className={css.item}>
          <Anchor href={item.href} className={css.link}>
            <span className={css.words}>
              <span className={css.title}>{item.title}</span>
              {item.note && (
                <span className={css.note}>
                  <Metadata items={typeof item.note === 'string' ? [item.note] : item.note} />
                </span>
              )}
            </span>
            {item.deadline && (
              <span className={css.deadline}>
                <Tag size="small" tone={item.deadline.tone}>
                  {item.deadline.label}
                </Tag>
              </span>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

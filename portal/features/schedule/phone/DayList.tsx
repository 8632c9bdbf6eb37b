import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { PhoneItem } from '../phone.ts';
import { pendingNames } from '../waiting.ts';
import * as css from './day-list.css.ts';

const endedNote = '已结束';

/**
 * A day's items, each with its colour and time; the current one is marked (DESIGN §9, 15b), and so are those that the
 * server does not have yet.
 */
export function DayList({ label, items }: { label: string; items: readonly PhoneItem[] }) {
  return (
    <ol className={css.list} aria-label={label}>
      {items.map((item) => (
        <li key={`${item.key} ${item.time}`} className={css.row}>
          <Text size="meta" tone="tertiary">
            <time>{item.time}</time>
          </Text>
          <Link href={item.href} variant="plain">
            <span
              className={css.card}
              data-group={item.group}
              data-state={item.pending ? undefined : item.state}
              data-pending={item.pending?.state}
            >
              <span className={css.title}>{item.title}</span>
              <span className={css.notes}>
                <span className={css.place}>
                  <Metadata items={item.note} />
                </span>
                {item.pending ? (
                  <Tag size="small" tone={item.pending.state === 'refused' ? 'error' : 'outline'}>
                    {pendingNames[item.pending.state]}
                  </Tag>
                ) : (
                  <span>{item.state === 'past' ? endedNote : item.badge?.replace('进行中，', '')}</span>
                )}
              </span>
              {item.state === 'now' && !item.pending && <VisuallyHidden>正在进行</VisuallyHidden>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

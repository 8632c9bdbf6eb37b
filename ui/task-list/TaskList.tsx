import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { Metadata } from '../internals/Metadata.tsx';
import { Tag, type TagProps } from '../tag/index.ts';
import * as css from './task-list.css.ts';

/** A list of `TaskRow`s. Renders a ul. */
export function TaskList(props: DomProps<'ul'>) {
  return <ul {...props} className={css.list} />;
}

export type TaskRowProps = DomProps<
  'li',
  {
    /** Without it the row is text. */
    href?: string;
    title: string;
    /** Pieces of metadata: who asks, why it came back. */
    note?: string | readonly string[];
    /** error for today, warning for tomorrow, outline for later (DESIGN §9, 06); never a colour alone. */
    deadline?: { label: string; tone: TagProps['tone'] };
  }
>;

/** One thing that waits for this person. Renders an li with one link; place it in a `TaskList`. */
export function TaskRow({ href, title, note = [], deadline, ...rest }: TaskRowProps) {
  const notes = typeof note === 'string' ? [note] : note;
  return (
    <li {...rest} className={css.row}>
      <Anchor href={href} className={css.link}>
        <span className={css.words}>
          <span className={css.title} title={title}>
            {title}
          </span>
          {notes.length > 0 && (
            <span className={css.note}>
              <Metadata items={notes} />
            </span>
          )}
        </span>
        {deadline && (
          <span className={css.deadline}>
            <Tag tone={deadline.tone}>{deadline.label}</Tag>
          </span>
        )}
      </Anchor>
    </li>
  );
}

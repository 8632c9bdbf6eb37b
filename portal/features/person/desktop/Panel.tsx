import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useId } from 'react';
import * as css from './person.css.ts';

interface PanelProps {
  title: string;
  /** The page's own panel, or one below it. */
  level?: 1 | 2;
  /** Stands beside the title, such as a count. */
  beside?: ReactNode;
  /** One line below the title. */
  note?: ReactNode;
  /** What can be done with all of it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A panel of the personal centre under its heading. Renders a section. */
export function Panel({ title, level = 1, beside, note, end, children }: PanelProps) {
  const id = useId();
  const heading = (
    <Heading level={level} size="title2" id={id}>
      {title}
    </Heading>
  );
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.panelHead}>
        <div>
          {beside ? (
            <div className={css.name}>
              {heading}
              {beside}
            </div>
          ) : (
            heading
          )}
          {note && (
            <Text as="p" tone="secondary">
              {note}
            </Text>
          )}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}

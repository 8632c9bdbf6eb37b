import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useId } from 'react';
import * as css from './person.css.ts';

interface PanelProps {
  title: string;
  /** Heading level: 1 for the page's own panel. */
  level?: 1 | 2;
  /** Beside the title, such as a count. */
  beside?: ReactNode;
  note?: ReactNode;
  /** Actions for the whole panel. */
  end?: ReactNode;
  children: ReactNode;
}

/** A panel of the personal centre with its heading. Renders a section. */
export function SettingsPanel({ title, level = 1, beside, note, end, children }: PanelProps) {
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

import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { Metadata } from '../../internals/Metadata.tsx';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './agenda.css.ts';

export type AgendaProps = DomProps<
  'ol',
  {
    items: readonly {
      time: string;
      title: string;
      note?: string | readonly string[];
      current?: boolean;
      href?: string;
    }[];
    children?: undefined;
  }
>;

/** What the day still holds, on a phone. Renders an ol; entries with an address are links. */
export function Agenda({ items, ...rest }: AgendaProps) {
  const mobile = useMobileLocale();
  return (
    <ol {...rest} className={css.list}>
      {items.map((item) => {
        const inside = (
          <>
            <time className={css.time}>{item.time}</time>
            <span className={css.bar} aria-hidden="true" />
            <span className={css.words}>
              <span className={css.title}>
                {item.title}
                {item.current && <VisuallyHidden>{mobile.current}</VisuallyHidden>}
              </span>
              {item.note && (
                <span className={css.note}>
                  <Metadata items={typeof item.note === 'string' ? [item.note] : item.note} />
                </span>
              )}
            </span>
          </>
        );
        return (
          <li key={`${item.time} ${item.title}`} data-state={item.current ? 'now' : 'other'}>
            {item.href ? (
              <Anchor href={item.href} className={css.row}>
                {inside}
              </Anchor>
            ) : (
              <div className={css.row}>{inside}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

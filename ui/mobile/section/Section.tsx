import { type ReactNode, useId } from 'react';
import { ChevronRightIcon } from '../../icon/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import { cx, type DomProps } from '../../internals/dom.ts';
import { moreName } from '../../internals/moreName.ts';
import { useLocale } from '../../locale/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './section.css.ts';

export type SectionProps = DomProps<
  'section',
  {
    title?: string;
    /** In the theme's colour after the title. */
    count?: number;
    /** Grey words after the title. */
    note?: ReactNode;
    /** The way to everything; without a label an arrow alone is drawn. */
    more?: { label?: string; href: string };
    end?: ReactNode;
    /** 16, 16 × 8 for icon grids, or 0 for cells. */
    padding?: 'medium' | 'narrow' | 'none';
    children?: ReactNode;
  }
>;

/** A white card of a phone page (DESIGN §10.9). Renders a section, named by its title. */
export function Section({ title, count, note, more, end, padding = 'medium', children, ...rest }: SectionProps) {
  const id = useId();
  const { more: moreText } = useLocale();
  return (
    <section aria-labelledby={title ? id : undefined} {...rest} className={css.padding[padding]}>
      {title && (
        <div className={css.head}>
          <div className={css.start}>
            <h2 className={css.title}>
              <span id={id}>{title}</span>
              {count !== undefined && <span className={css.count}>{count}</span>}
            </h2>
            {note && <span className={css.note}>{note}</span>}
          </div>
          {end}
          {more && (
            <Anchor
              href={more.href}
              aria-label={more.label && moreName(more.label, title)}
              className={cx(css.more, !more.label && css.arrowOnly)}
            >
              {more.label ?? <VisuallyHidden>{`${moreText}${title}`}</VisuallyHidden>}
              <ChevronRightIcon size={more.label ? 16 : 20} />
            </Anchor>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

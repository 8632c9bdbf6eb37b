import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { formatCount } from '../internals/formatCount.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './rank-list.css.ts';

export type RankListProps = DomProps<
  'ol',
  {
    /** From the first place downwards. */
    items: readonly { href: string; title: string; count: number }[];
    /** What is counted, heard after each figure: 次办理. */
    unit?: string;
  }
>;

/** What was used most, first to last; the first three numbers are tinted. Renders an ol of links. */
export function RankList({ items, unit, ...rest }: RankListProps) {
  return (
    <ol {...rest} className={css.list}>
      {items.map((item, index) => (
        <li key={item.href}>
          <Anchor href={item.href} className={css.link}>
            <span className={css.number} data-state={index < 3 ? 'top' : 'rest'} aria-hidden="true">
              {index + 1}
            </span>
            <span className={css.title} title={item.title}>
              {item.title}
            </span>
            <span className={css.count}>
              {formatCount(item.count)}
              {unit && <VisuallyHidden>{unit}</VisuallyHidden>}
            </span>
          </Anchor>
        </li>
      ))}
    </ol>
  );
}

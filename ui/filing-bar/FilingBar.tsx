import { Anchor } from '../internals/Anchor.tsx';
import { barWidth } from '../internals/barWidth.css.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './filing-bar.css.ts';

export type FilingBarProps = DomProps<
  'section',
  { items: readonly { label: string; href?: string }[]; children?: undefined }
>;

/** Copyright and filing numbers, the last line of a page. Renders a section; nothing when there are none. */
export function FilingBar({ items, ...rest }: FilingBarProps) {
  const { filingBar } = useLocale();
  if (items.length === 0) return null;
  return (
    <section aria-label={filingBar.label} {...rest} className={css.root}>
      <ul className={cx(barWidth, css.list)}>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? (
              <Anchor href={item.href} className={css.link} external>
                {item.label}
              </Anchor>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

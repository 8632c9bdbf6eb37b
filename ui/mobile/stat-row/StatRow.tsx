import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { Phrases } from '../../internals/Phrases.tsx';
import * as css from './stat-row.css.ts';

export type StatRowProps = DomProps<
  'dl',
  {
    /** `unit` stands small after the value. */
    items: readonly { value: string; unit?: string; label: string; href?: string }[];
    children?: undefined;
  }
>;

/** Up to four figures or facts side by side on a phone. Renders a dl. */
export function StatRow({ items, ...rest }: StatRowProps) {
  return (
    <dl {...rest} className={css.list}>
      {items.map((item) => (
        <div key={item.label} className={css.item}>
          <dt className={css.label}>
            {item.href ? (
              <Anchor href={item.href} className={css.link}>
                <Phrases text={item.label} />
              </Anchor>
            ) : (
              <Phrases text={item.label} />
            )}
          </dt>
          <dd className={css.value}>
            {item.value}
            {item.unit && <span className={css.unit}> {item.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

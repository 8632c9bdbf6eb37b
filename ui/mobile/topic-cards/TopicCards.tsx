import { Image } from '../../image/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import * as css from './topic-cards.css.ts';

export type TopicCardsProps = DomProps<
  'ul',
  { items: readonly { href?: string; title: string; note?: string; image?: string }[]; children?: undefined }
>;

/** Topics as pictures, two a row. Renders a ul of links. */
export function TopicCards({ items, ...rest }: TopicCardsProps) {
  return (
    <ul {...rest} className={css.list}>
      {items.map((item) => (
        <li key={item.title}>
          <Anchor href={item.href} className={css.link}>
            <div className={css.picture}>
              <Image src={item.image} alt="" ratio={153 / 84} loading="lazy" />
            </div>
            <span className={css.title}>{item.title}</span>
            {item.note && <span className={css.note}>{item.note}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

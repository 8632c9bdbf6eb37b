import type { ReactNode } from 'react';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { Phrases } from '../../internals/Phrases.tsx';
import { Tile, type TileProps } from '../../tile/index.ts';
import * as css from './icon-grid.css.ts';

export type IconGridProps = DomProps<
  'ul',
  {
    items: readonly {
      href: string;
      label: string;
      icon: ReactNode;
      variant?: TileProps['variant'];
      external?: boolean;
      /** What is to be known of it, in a word below its name. */
      state?: string;
      /** Grey: it needs something that is not there now, such as a network. Say so in words beside the grid. */
      muted?: boolean;
      onSelect?: () => void;
    }[];
    children?: undefined;
  }
>;

/** Services as icons over their names: four a row, eight from 600 px on. Renders a ul of links. */
export function IconGrid({ items, ...rest }: IconGridProps) {
  return (
    <ul {...rest} className={css.list}>
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`}>
          <Anchor
            href={item.href}
            className={css.link}
            onClick={item.onSelect}
            data-muted={item.muted ? '' : undefined}
            external={item.external}
          >
            <Tile icon={item.icon} variant={item.variant} aria-hidden="true" />
            <span className={css.label}>
              <Phrases text={item.label} />
            </span>
            {item.state && <span className={css.state}>{item.state}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

import type { DomProps } from '../../internals/dom.ts';
import { Swiper } from '../swiper/index.ts';
import { IconGrid, type IconGridProps } from './IconGrid.tsx';
import * as css from './icon-grid.css.ts';

export type IconGridPagerProps = DomProps<
  'section',
  {
    /** Spoken name. */
    label: string;
    items: IconGridProps['items'];
    /** How many services a page has; default 8, two rows. */
    perPage?: number;
    children?: undefined;
  }
>;

/** Services as icons on pages beside each other, turned by a finger or by the buttons below; one page has none. Renders a section. */
export function IconGridPager({ label, items, perPage = 8, ...rest }: IconGridPagerProps) {
  const pages = Array.from({ length: Math.max(1, Math.ceil(items.length / perPage)) }, (_page, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its place
    <div key={index} className={css.page}>
      <IconGrid items={items.slice(index * perPage, (index + 1) * perPage)} />
    </div>
  ));
  return <Swiper {...rest} label={label} slides={pages} />;
}

import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { useActiveShown } from '../../internals/useActiveShown.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import * as css from './category-rail.css.ts';

export type CategoryRailProps = DomProps<
  'nav',
  { items: readonly { id: string; label: string; href: string; current?: boolean }[]; children?: undefined }
>;

/** Categories at the start side of the phone's hall (DESIGN §9, 13). Renders a nav with a ul. */
export function CategoryRail({ items, ...rest }: CategoryRailProps) {
  const mobile = useMobileLocale();
  const list = useActiveShown<HTMLUListElement>(items.find((item) => item.current)?.id);
  return (
    <nav aria-label={mobile.categories} {...rest} className={css.root}>
      <ul ref={list} className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor
              href={item.href}
              className={css.link}
              aria-current={item.current ? 'page' : undefined}
              data-state={item.current ? 'active' : 'inactive'}
              data-keep-place=""
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../../badge/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { prefersReducedMotion } from '../../internals/touch/scrolling.ts';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './tab-bar.css.ts';

export type TabBarProps = DomProps<
  'nav',
  {
    /**
     * Two to five; `icon` is 24 px and gains weight when current. A badge of `true` is a dot; an `external` one opens in
     * a new window, and says so. A plain press calls `onPress`, where there is one, instead of following the link;
     * without one, that of the current one leads to the top of the page, and follows the link from there.
     */
    items: readonly {
      id: string;
      label: string;
      href: string;
      icon: ReactNode;
      onPress?: () => void;
      current?: boolean;
      badge?: number | boolean;
      external?: boolean;
    }[];
    children?: undefined;
  }
>;

/** The phone site's main sections, under the thumb (DESIGN §10.9); labels stand beside the icons from 600 px on. Renders a nav. */
export function TabBar({ items, ...rest }: TabBarProps) {
  const { newWindow } = useLocale();
  const mobile = useMobileLocale();
  return (
    <nav aria-label={mobile.tabBar} {...rest} className={css.root}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor
              href={item.href}
              className={css.link}
              aria-current={item.current ? 'page' : undefined}
              data-state={item.current ? 'active' : 'inactive'}
              onClick={(event) => press(event, item)}
              external={item.external}
            >
              <span className={css.icon}>
                {item.badge ? (
                  <Badge dot={item.badge === true} count={item.badge === true ? undefined : item.badge}>
                    {item.icon}
                  </Badge>
                ) : (
                  item.icon
                )}
              </span>
              <span className={css.label}>{item.label}</span>
              {item.external && <VisuallyHidden>{newWindow}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function press(event: MouseEvent, { current, onPress }: TabBarProps['items'][number]): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const act = onPress ?? (current && scrollY > 0 ? leadToTop : undefined);
  if (!act) return;
  event.preventDefault();
  act();
}

function leadToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

import { ExternalLinkIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { useLinkTarget } from './LinkProvider.tsx';
import * as css from './link.css.ts';

export type LinkVariant = keyof typeof css.variants;

export type LinkProps = DomProps<
  'a',
  {
    /** Where it leads; the router of a `LinkProvider` takes it. */
    href: string;
    /**
     * `plain` inherits everything, `text` is the theme's link, `quiet` is grey until hovered. Inside a
     * sentence `inline` is underlined, since colour alone does not tell it from the words around.
     */
    variant?: LinkVariant;
    /** Opens in a new window, and says so. */
    external?: boolean;
    /** Not among words: 44 px to a finger, and in care mode, whatever the height of its letters. */
    standalone?: boolean;
  }
>;

/** A link (`<a>`), rendered through the application's router if a `LinkProvider` names one. */
export function Link({ variant = 'text', external, standalone = false, children, ...rest }: LinkProps) {
  const Target = useLinkTarget();
  const locale = useLocale();
  const outside = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Target {...outside} {...rest} className={cx(css.variants[variant], standalone && css.standalone)}>
      {children}
      {external && (
        <span className={cx(variant !== 'plain' && css.mark)}>
          <ExternalLinkIcon size={14} label={locale.newWindow} />
        </span>
      )}
    </Target>
  );
}

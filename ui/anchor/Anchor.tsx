import { Anchor as Target } from '../internals/Anchor.tsx';
import { cx, type DomProps } from '../internals/dom.ts';
import { useActiveShown } from '../internals/useActiveShown.ts';
import { useLocale } from '../locale/index.ts';
import * as tabs from '../tabs/tabs.css.ts';
import * as css from './anchor.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export type AnchorSection = { /** Of the section's element. */ id: string; title: string };

export type AnchorProps = DomProps<
  'nav',
  {
    /** Parts of the page by their ids, in the order of the page. */
    sections: readonly AnchorSection[];
    /** Spoken name; 本页内容 by default. */
    label?: string;
    /** `row` (default) over the sections like tabs, `column` beside them. */
    direction?: 'row' | 'column';
    /** Stays at the top of the window while the page scrolls; default true. */
    sticky?: boolean;
  }
>;

/** Links to the sections of a page, of which one follows the reading. Renders a nav with a ul. */
export function Anchor({ sections, label, direction = 'row', sticky = true, ...rest }: AnchorProps) {
  const locale = useLocale();
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useActiveShown<HTMLUListElement>(current);
  const across = direction === 'row';
  return (
    <nav
      {...rest}
      aria-label={label ?? locale.anchor.label}
      className={cx(css.nav, sticky && css.sticky[direction])}
      data-direction={direction}
    >
      <ul ref={row} className={across ? tabs.list.underlined : css.column}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Target
              href={`#${id}`}
              className={across ? tabs.item.underlined : css.link}
              aria-current={id === current ? 'location' : undefined}
              data-state={id === current ? 'active' : 'inactive'}
            >
              {title}
            </Target>
          </li>
        ))}
      </ul>
    </nav>
  );
}

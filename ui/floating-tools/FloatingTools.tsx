import type { ReactNode } from 'react';
import { scrollToTop, useScrolledPast } from '../back-to-top/index.ts';
import { ArrowUpIcon } from '../icon/icons.ts';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './floating-tools.css.ts';

export type ToolItem = {
  id: string;
  /** Up to four characters fit on one line. */
  label: string;
  /** An icon of 22 px. */
  icon: ReactNode;
  /** Where the tool leads; without it the tool is a button that calls `onSelect`. */
  href?: string;
  onSelect?: () => void;
  /** A switch that is on or off, such as care mode. */
  pressed?: boolean;
};

export type FloatingToolsProps = DomProps<
  'nav',
  {
    /** From the top downwards. */
    tools: readonly ToolItem[];
    /** Spoken name; 常用工具 by default. */
    label?: string;
    /** Ends with 顶部, which needs a page that is scrolled; default true. */
    top?: boolean;
    /** Id of what takes the focus at the top. */
    focusId?: string;
  }
>;

/** The rail of 72 in the free margin of wide windows, from 1536 up (DESIGN §9, 31). Renders a nav with a ul. */
export function FloatingTools({ tools, label, top = true, focusId, ...rest }: FloatingToolsProps) {
  const locale = useLocale();
  const past = useScrolledPast(0);
  return (
    <nav {...rest} aria-label={label ?? locale.floatingTools.label} className={css.rail}>
      <ul>
        {tools.map(({ id, label: name, icon, href, onSelect, pressed }) => (
          <li key={id} className={css.item}>
            {href === undefined ? (
              <button type="button" aria-pressed={pressed} className={css.tool} onClick={onSelect}>
                <span className={css.icon}>{icon}</span>
                {name}
              </button>
            ) : (
              <Anchor href={href} className={css.tool} onClick={onSelect}>
                <span className={css.icon}>{icon}</span>
                {name}
              </Anchor>
            )}
          </li>
        ))}
        {top && (
          <li className={css.item}>
            {/* At the top of the page it has no effect, but stays, so that it keeps its place and its focus. */}
            <button
              type="button"
              aria-disabled={!past}
              className={css.tool}
              onClick={() => past && scrollToTop(focusId)}
            >
              <span className={css.icon}>
                <ArrowUpIcon size={22} />
              </span>
              {locale.floatingTools.top}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

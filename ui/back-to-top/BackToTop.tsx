import { ArrowUpIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './back-to-top.css.ts';
import { scrollToTop, useScrolledPast } from './scrollToTop.ts';

export type BackToTopProps = DomProps<
  'div',
  {
    /** px the page is scrolled before the button shows; default 400. */
    after?: number;
    /** Id of what takes the focus at the top, such as the page's heading (with `tabIndex={-1}`). */
    focusId?: string;
    children?: undefined;
  }
>;

/** A button in the lower corner of the window that leads back to the top of a long page. Renders a div around it. */
export function BackToTop({ after = 400, focusId, ...rest }: BackToTopProps) {
  const locale = useLocale();
  const past = useScrolledPast(after);
  return (
    <div {...rest} className={css.corner} data-state={past ? 'shown' : 'hidden'}>
      <span className={css.disc}>
        <IconButton label={locale.backToTop} icon={<ArrowUpIcon />} size="large" onClick={() => scrollToTop(focusId)} />
      </span>
    </div>
  );
}

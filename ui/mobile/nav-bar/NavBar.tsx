import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../../icon/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import * as css from './nav-bar.css.ts';

export type NavBarProps = DomProps<
  'header',
  {
    /** The page's title, its h1. */
    title: string;
    /** `p` where the page's content has the h1. */
    titleElement?: 'h1' | 'p';
    /** Shows the arrow as a button. */
    onBack?: () => void;
    /** Shows the arrow as a link (`data-back`), which also works before the page has become active. With `onBack` too, a press calls that. */
    backHref?: string;
    /** Icon buttons or a word at the end. */
    end?: ReactNode;
    /** transparent lies on a picture and scrolls away. */
    variant?: 'surface' | 'lined' | 'transparent';
    children?: undefined;
  }
>;

/** Title and way back of a phone page, 44 px under the status bar (DESIGN §10.9). Renders a header. */
export function NavBar({
  title,
  titleElement: Title = 'h1',
  onBack,
  backHref,
  end,
  variant = 'surface',
  ...rest
}: NavBarProps) {
  const mobile = useMobileLocale();
  return (
    <header {...rest} className={css.variant[variant]}>
      {backHref !== undefined ? (
        <Anchor
          href={backHref}
          className={css.back}
          aria-label={mobile.back}
          data-back=""
          onClick={(event) => {
            if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onBack();
          }}
        >
          <ChevronLeftIcon size={24} />
        </Anchor>
      ) : (
        onBack && (
          <button type="button" className={css.back} aria-label={mobile.back} onClick={onBack}>
            <ChevronLeftIcon size={24} />
          </button>
        )
      )}
      <Title className={css.title} title={title}>
        {title}
      </Title>
      {end && <div className={css.end}>{end}</div>}
    </header>
  );
}

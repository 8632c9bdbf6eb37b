import type { ReactNode } from 'react';
import { cx } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './button.css.ts';

export type ButtonContentProps = {
  children?: ReactNode;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  loading?: boolean;
  loadingText?: string;
};

/** The content of a button or of a link that looks like one. */
export function ButtonContent({ children, startIcon, endIcon, loading = false, loadingText }: ButtonContentProps) {
  const locale = useLocale();
  return (
    <>
      <span className={cx(css.label, loading && (loadingText ? css.absent : css.faded))}>
        {startIcon}
        {children !== undefined && <span className={css.words}>{children}</span>}
        {endIcon}
      </span>
      {loadingText && (
        <span className={cx(css.label, !loading && css.absent)} aria-hidden={!loading}>
          <Spinner label={false} />
          <span className={css.words}>{loadingText}</span>
        </span>
      )}
      {loading && !loadingText && (
        <span className={css.label}>
          <Spinner size={18} label={false} />
          <VisuallyHidden>{locale.loading}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

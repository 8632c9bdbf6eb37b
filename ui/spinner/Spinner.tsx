import { LoaderCircleIcon } from '../icon/icons.ts';
import type { IconSize } from '../icon/makeIcon.tsx';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './spinner.css.ts';

export type SpinnerProps = DomProps<
  'span',
  {
    /** Design pixels; 20 by default. */
    size?: IconSize;
    /** Words for screen readers, `正在加载` by default; `false` where words stand beside it. */
    label?: string | false;
  }
>;

/** A turning ring while something loads; renders `<span>` with a status for screen readers. */
export function Spinner({ size = 20, label, ...rest }: SpinnerProps) {
  const locale = useLocale();
  return (
    <span {...rest} className={css.spinner} role={label === false ? undefined : 'status'}>
      <span className={css.drawing}>
        <LoaderCircleIcon size={size} strokeWidth={2.2} />
      </span>
      {label !== false && <VisuallyHidden>{label ?? locale.loading}</VisuallyHidden>}
    </span>
  );
}

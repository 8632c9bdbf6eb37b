import { cx, type DomProps } from '../internals/dom.ts';
import * as css from './icon.css.ts';
import type { IconSize } from './makeIcon.tsx';

export type SheetIconProps = DomProps<
  'svg',
  {
    /** Address of the SVG sheet whose symbols carry the icons' names. */
    sheet: string;
    name: string;
    /** Design pixels; 24 by default. */
    size?: IconSize;
    strokeWidth?: number;
    label?: string;
  }
>;

/** An icon from a sheet of symbols, for names that come with the data (one icon per service). */
export function SheetIcon({ sheet, name, size = 24, strokeWidth = 1.6, label, ...rest }: SheetIconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      {...named}
      strokeWidth={strokeWidth}
      className={cx(css.icon, css.sizes[size])}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

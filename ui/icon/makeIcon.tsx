import type { LucideIcon } from 'lucide-react';
import { cx, type DomProps } from '../internals/dom.ts';
import * as css from './icon.css.ts';

export type IconSize = keyof typeof css.sizes;

export type IconProps = DomProps<
  'svg',
  {
    /** Design pixels; 20 by default. */
    size?: IconSize;
    /** Of the 24 grid; 1.75 by default, 2 when selected. */
    strokeWidth?: number;
    /** What the icon says when no text beside it does. Without it the icon is decoration. */
    label?: string;
    /** Fills the shape, for the collected star only. */
    filled?: boolean;
  }
>;

export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Makes a named icon from lucide's drawing; `mirror` for arrows that turn round in right-to-left text. */
export function makeIcon(Drawing: LucideIcon, mirror = false): IconComponent {
  return function Icon({ size = 20, strokeWidth = 1.75, label, filled, ...rest }: IconProps) {
    const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <Drawing
        {...rest}
        {...named}
        fill={filled ? 'currentColor' : 'none'}
        strokeWidth={strokeWidth}
        className={cx(css.icon, css.sizes[size], mirror && css.mirrored)}
      />
    );
  };
}

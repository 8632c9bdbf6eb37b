import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as css from './skeleton.css.ts';

export type SkeletonProps = DomProps<
  'span',
  {
    /** Design pixels, or a share of the room such as `62%`; default `100%`. */
    width?: number | `${number}%`;
    /** Design pixels; 16 stands for a line of body text, 12 for a line of meta. */
    height?: number;
    /** Roundness of its corners. */
    radius?: keyof typeof css.radii;
  }
>;

/** A grey block in the place and size of what loads. Appears after 200 ms; hidden from screen readers. */
export function Skeleton({ width = '100%', height = 16, radius = 'small', ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={cx(css.skeleton, css.radii[radius])}
      style={{
        ...assignVar(css.width, typeof width === 'number' ? pixels(width) : width),
        ...assignVar(css.height, pixels(height)),
      }}
    />
  );
}

function pixels(length: number): string {
  return `calc(${length} * ${css.unit})`;
}

import { type ReactNode, useId } from 'react';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as css from './progress.css.ts';

export type ProgressTone = keyof typeof css.tones;

type Amount = {
  value: number;
  /** Default 100. */
  max?: number;
  /** Names the progress. */
  label: string;
  /** Spoken instead of the percentage, such as 7 / 12. */
  valueText?: string;
  tone?: ProgressTone;
};

export type ProgressProps = DomProps<
  'div',
  Amount & {
    /** 8 (default) or 4 design pixels high. */
    size?: keyof typeof css.sizes;
    /** Shows the label and this note above the bar. */
    note?: ReactNode;
  }
>;

export type ProgressRingProps = DomProps<'div', Amount & { size?: 128 | 96 | 72; children?: ReactNode }>;

function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** How far something is, as a bar; renders `<div>` with an inner `role="progressbar"`. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  tone = 'theme',
  size = 'medium',
  note,
  ...rest
}: ProgressProps) {
  const labelId = useId();
  const visible = note !== undefined;
  return (
    <div {...rest} className={cx(css.root, css.tones[tone], css.sizes[size])}>
      {visible && (
        <div className={css.labelRow}>
          <span id={labelId}>{label}</span>
          <span>{note}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={visible ? undefined : label}
        aria-labelledby={visible ? labelId : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={css.bar}
      >
        <span className={css.filled} style={assignVar(css.share, shareOf(value, max))} />
      </div>
    </div>
  );
}

const ringWidths = { 128: 10, 96: 8, 72: 7 } as const;

/** How far something is, as a ring with words in the middle; renders `<div role="progressbar">`. */
export function ProgressRing({
  value,
  max = 100,
  label,
  valueText,
  tone = 'theme',
  size = 96,
  children,
  ...rest
}: ProgressRingProps) {
  const width = ringWidths[size];
  const radius = (size - width) / 2;
  const round = 2 * Math.PI * radius;
  const share = shareOf(value, max);
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width };
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx(css.ring, css.ringSizes[size], css.tones[tone])}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={css.drawing}>
        <circle {...circle} className={css.ringTrack} />
        {share > 0 && <circle {...circle} className={css.ringFill} strokeDasharray={`${round * share} ${round}`} />}
      </svg>
      <span className={css.middle}>{children}</span>
    </div>
  );
}

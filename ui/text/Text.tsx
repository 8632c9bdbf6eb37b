import { createElement, type ReactElement, type Ref } from 'react';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import type { TextSize } from '../internals/styles.ts';
import * as css from './text.css.ts';

export type TextTone = keyof typeof css.tones;
export type { TextSize };
export type TextElement =
  | 'span'
  | 'p'
  | 'div'
  | 'strong'
  | 'small'
  | 'dt'
  | 'dd'
  | 'li'
  | 'time'
  | 'figcaption'
  | 'legend';

export type TextProps = DomProps<
  'span',
  {
    /** The element it renders; `span` by default. */
    as?: TextElement;
    /** Default `body` (16/26 on desktop). */
    size?: TextSize;
    /** Its colour; ink by default. */
    tone?: TextTone;
    /** Weight 600. */
    strong?: boolean;
    /** Cuts after so many lines with an ellipsis. */
    lines?: number;
    /** Of the lines. */
    align?: 'start' | 'center' | 'end';
    /** Keeps the words on one line without cutting them. */
    nowrap?: boolean;
    /** For `as="time"`. */
    dateTime?: string;
    ref?: Ref<HTMLElement>;
  }
>;

/** Text in one of the design's sizes and tones; renders `<span>` unless `as` says otherwise. */
export function Text({
  as = 'span',
  size = 'body',
  tone = 'inherit',
  strong,
  lines,
  align,
  nowrap,
  ...rest
}: TextProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: cx(
      css.sizes[size],
      css.tones[tone],
      strong === undefined ? undefined : strong ? css.strong : css.regular,
      lines === 1 && css.oneLine,
      lines !== undefined && lines > 1 && css.clamped,
      align && css.alignments[align],
      nowrap && css.nowrap,
    ),
    style: lines !== undefined && lines > 1 ? assignVar(css.lines, lines) : undefined,
  });
}

import { createElement, type ReactElement, type Ref } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import type { TextSize } from '../internals/styles.ts';
import * as text from '../text/text.css.ts';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = DomProps<
  'h2',
  {
    /** Place in the page's outline. */
    level: Level;
    /** By default `title1` for level 1, `title2` for 2, `title3` for 3, `body` below. */
    size?: TextSize;
    /** Another element with the same looks, where an outline entry would be wrong. */
    as?: 'div' | 'p' | 'span' | 'legend';
    /** Its colour; ink by default. */
    tone?: keyof typeof text.tones;
    /** Cuts it to one line with an ellipsis. */
    lines?: 1;
    ref?: Ref<HTMLElement>;
  }
>;

const sizeByLevel: Record<Level, TextSize> = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'body', 5: 'body', 6: 'body' };

/** A heading (`<h1>` to `<h6>`). */
export function Heading({
  level,
  size = sizeByLevel[level],
  as,
  tone = 'ink',
  lines,
  ...rest
}: HeadingProps): ReactElement {
  return createElement(as ?? `h${level}`, {
    ...rest,
    className: cx(text.sizes[size], text.tones[tone], text.strong, lines === 1 && text.oneLine),
  });
}

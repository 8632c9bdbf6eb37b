import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { indexAfterKey } from '../internals/indexAfterKey.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './carousel.css.ts';
import { useRotation } from './useRotation.ts';

export type CarouselProps = DomProps<
  'section',
  {
    /** Spoken name. */
    label: string;
    /** One slide each; the tallest gives the height. */
    slides: readonly ReactNode[];
    /** Milliseconds between slides. */
    interval?: number;
    /** `backdrop` fills its positioned surroundings behind other content; the controls keep to the page's column. */
    variant?: 'panel' | 'backdrop';
    /** Also rests while the pointer or the focus is in here: what stands in front of a backdrop. */
    restsWith?: RefObject<HTMLElement | null>;
    children?: undefined;
  }
>;

/**
 * Slides that change every few seconds, after the ARIA Authoring Practices (tabbed form). Rotation rests under the
 * pointer, ends when the keyboard comes in, stays off with reduced motion, and has a button. Renders a section.
 */
export function Carousel({
  label,
  slides,
  interval = 6000,
  variant = 'panel',
  restsWith,
  ref,
  ...rest
}: CarouselProps) {
  const { carousel } = useLocale();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const picks = useRef<(HTMLButtonElement | null)[]>([]);
  const [wanted, setIndex] = useState(0);
  const count = slides.length;
  const index = Math.min(wanted, Math.max(0, count - 1));
  const { rotating, toggle, moving } = useRotation({
    root,
    restsWith: restsWith ?? root,
    possible: count > 1,
    interval,
    onTurn: () => setIndex((from) => (from + 1) % count),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = indexAfterKey(event, index, count, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
    picks.current[next]?.focus();
  };

  return (
    <section
      aria-roledescription={carousel.role}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={css.variant[variant]}
      aria-label={label}
    >
      {count > 1 && (
        <div className={css.controls[variant]}>
          <button
            type="button"
            className={css.button}
            aria-label={rotating ? carousel.pause : carousel.play}
            onClick={toggle}
          >
            {rotating ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
          </button>
          <button
            type="button"
            className={css.button}
            aria-label={carousel.previous}
            onClick={() => setIndex((index - 1 + count) % count)}
          >
            <ChevronLeftIcon size={18} />
          </button>
          <div className={css.picker} role="tablist" aria-label={carousel.picker}>
            {slides.map((_, position) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row.
                key={position}
                ref={(element) => {
                  picks.current[position] = element;
                }}
                type="button"
                role="tab"
                id={`${id}-pick-${position}`}
                className={css.pick}
                aria-label={carousel.slide(position + 1, count)}
                aria-selected={position === index}
                aria-controls={`${id}-slide-${position}`}
                tabIndex={position === index ? 0 : -1}
                data-state={position === index ? 'active' : 'inactive'}
                onClick={() => setIndex(position)}
                onKeyDown={onKeyDown}
              />
            ))}
          </div>
          <button
            type="button"
            className={css.button}
            aria-label={carousel.next}
            onClick={() => setIndex((index + 1) % count)}
          >
            <ChevronRightIcon size={18} />
          </button>
        </div>
      )}
      <div className={css.stage} aria-live={moving ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row.
            key={position}
            id={`${id}-slide-${position}`}
            {...(count > 1 ? { role: 'tabpanel', 'aria-label': carousel.slide(position + 1, count) } : {})}
            className={css.slide}
            data-state={position === index ? 'active' : 'inactive'}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

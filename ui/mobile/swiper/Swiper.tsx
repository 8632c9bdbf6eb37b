import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useRotation } from '../../carousel/useRotation.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { inlineSign, prefersReducedMotion, scrolledAlong } from '../../internals/touch/scrolling.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useValue } from '../../internals/useValue.ts';
import { useLocale } from '../../locale/index.ts';
import * as css from './swiper.css.ts';

export type SwiperProps = DomProps<
  'section',
  {
    /** Spoken name. */
    label: string;
    slides: readonly ReactNode[];
    index?: number;
    defaultIndex?: number;
    onIndexChange?: (index: number) => void;
    /** ms between slides that change by themselves, with a button to stop them; 0 (default): they do not. */
    interval?: number;
    /** Points between two buttons below (default), over the slides' foot, or none. */
    indicator?: 'below' | 'over' | 'none';
    children?: undefined;
    ref?: Ref<HTMLElement>;
  }
>;

/**
 * Slides beside each other, moved by the browser's own scrolling: momentum is the platform's, and a finger that goes
 * up or down scrolls the page. Renders a section.
 */
export function Swiper({
  label,
  slides,
  index,
  defaultIndex = 0,
  onIndexChange,
  interval = 0,
  indicator = 'below',
  ref,
  ...rest
}: SwiperProps) {
  const { carousel } = useLocale();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [wanted, setIndex] = useValue(index, defaultIndex, onIndexChange);
  const count = slides.length;
  const current = Math.min(wanted, Math.max(0, count - 1));
  const { rotating, toggle, moving } = useRotation({
    root,
    restsWith: root,
    possible: interval > 0 && count > 1,
    interval: interval || 1,
    onTurn: () => setIndex((current + 1) % count),
  });
  useFollow(track, current, setIndex);

  return (
    <section
      aria-roledescription={carousel.role}
      {...rest}
      ref={useMergedRef(root, ref)}
      aria-label={label}
      className={css.root}
    >
      {/* Arrow keys scroll it, like any focused scroller. */}
      <div ref={track} className={css.track} tabIndex={count > 1 ? 0 : undefined} aria-live={moving ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is known by its place
            key={at}
            role="group"
            aria-roledescription={carousel.slide(at + 1, count)}
            aria-label={carousel.slide(at + 1, count)}
            className={css.slide}
            // Slides that are not visible cannot be focused; a finger can still scroll over them.
            inert={at !== current}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && indicator !== 'none' && (
        <div className={css.controls[indicator]}>
          {interval > 0 && (
            <button
              type="button"
              className={css.control}
              aria-label={rotating ? carousel.pause : carousel.play}
              onClick={toggle}
            >
              {rotating ? <PauseIcon size={14} /> : <PlayIcon size={14} />}
            </button>
          )}
          <button
            type="button"
            className={css.control}
            aria-label={carousel.previous}
            // Not `disabled`, which would lose the focus on the first or last slide.
            aria-disabled={current === 0}
            onClick={() => setIndex(Math.max(0, current - 1))}
          >
            <ChevronLeftIcon size={16} />
          </button>
          {/* Only visual: the slides' names contain their position. */}
          <span aria-hidden className={css.dots}>
            {slides.map((_slide, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is known by its place
              <span key={at} className={css.dot} data-state={at === current ? 'active' : 'idle'} />
            ))}
          </span>
          <button
            type="button"
            className={css.control}
            aria-label={carousel.next}
            aria-disabled={current === count - 1}
            onClick={() => setIndex(Math.min(count - 1, current + 1))}
          >
            <ChevronRightIcon size={16} />
          </button>
        </div>
      )}
    </section>
  );
}

/** Keeps the scroll position and the index together: whichever changes, the other follows. */
function useFollow(
  track: { readonly current: HTMLDivElement | null },
  index: number,
  setIndex: (index: number) => void,
): void {
  const shown = useRef(index);
  const heading = useRef<number>(undefined);
  const set = useRef(setIndex);
  useEffect(() => {
    set.current = setIndex;
  });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const onScroll = () => {
      const at = Math.round(scrolledAlong(element) / Math.max(1, element.clientWidth));
      // While it scrolls to a slide, it passes others.
      if (heading.current !== undefined && at !== heading.current) return;
      heading.current = undefined;
      if (at === shown.current) return;
      shown.current = at;
      set.current(at);
    };
    const onTouch = () => {
      heading.current = undefined;
    };
    const observer = new ResizeObserver(() => {
      element.scrollLeft = inlineSign(element) * shown.current * element.clientWidth;
    });
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('touchstart', onTouch, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('touchstart', onTouch);
    };
  }, [track]);
  useEffect(() => {
    const element = track.current;
    if (!element || index === shown.current) return;
    shown.current = index;
    heading.current = index;
    const left = inlineSign(element) * index * element.clientWidth;
    element.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [track, index]);
}

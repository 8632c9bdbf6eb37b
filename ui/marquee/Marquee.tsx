import { useEffect, useRef, useState } from 'react';
import { MegaphoneIcon, PauseIcon, PlayIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import { assignVar } from '../internals/assignVar.ts';
import type { DomProps } from '../internals/dom.ts';
import { useHeld } from '../internals/useHeld.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './marquee.css.ts';

export type MarqueeItem = { id: string; text: string; href?: string };

export type MarqueeProps = DomProps<
  'section',
  {
    /** Notices, one after the other. */
    items: readonly MarqueeItem[];
    /** Spoken name; 通知 by default. */
    label?: string;
    /** Design pixels per second; default 48. */
    speed?: number;
  }
>;

/**
 * A strip of short notices. What does not fit moves past, unless the reader stops it, points at it, has the focus in it
 * or asked for less motion: then the words wrap or can be scrolled. Renders a section with a list; nothing when empty.
 */
export function Marquee({ items, label, speed = 48, ref, ...rest }: MarqueeProps) {
  const { marquee } = useLocale();
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const merged = useMergedRef(root, ref);
  const held = useHeld(root);
  const [width, setWidth] = useState(0);
  const [still, setStill] = useState(true);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStill(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have another width
  useEffect(() => {
    const { current: box } = view;
    const { current: words } = list;
    if (!box || !words || still) return;
    const measure = () => setWidth(words.offsetWidth > box.clientWidth ? words.offsetWidth : 0);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(words);
    return () => observer.disconnect();
  }, [still, items]);

  if (items.length === 0) return null;
  const long = !still && width > 0;
  const state = still ? 'still' : !long ? 'fits' : playing && !held ? 'moving' : 'paused';
  const words = items.map(({ id, text, href }) => (
    <li key={id} className={css.item}>
      {href === undefined ? (
        text
      ) : (
        <Anchor href={href} className={css.link}>
          {text}
        </Anchor>
      )}
    </li>
  ));
  return (
    <section {...rest} ref={merged} aria-label={label ?? marquee.label} className={css.strip} data-state={state}>
      <span className={css.icon}>
        <MegaphoneIcon size={18} />
      </span>
      <div ref={view} className={css.view}>
        <div className={css.belt} style={assignVar(css.duration, `${width / speed}s`)}>
          <ul ref={list} className={css.list}>
            {words}
          </ul>
          {long && (
            // A copy of the items, so that the loop has no gap; hidden, because screen readers read the first list.
            <ul aria-hidden="true" inert className={css.list}>
              {words}
            </ul>
          )}
        </div>
      </div>
      {long && (
        <IconButton
          size="small"
          label={playing ? marquee.pause : marquee.play}
          icon={playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
          onClick={() => setPlaying(!playing)}
        />
      )}
    </section>
  );
}

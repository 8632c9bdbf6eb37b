import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { assignVar } from '../../internals/assignVar.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useLongPress } from '../../internals/touch/useLongPress.ts';
import { usePan } from '../../internals/touch/usePan.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useValue } from '../../internals/useValue.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import { BubbleMoves } from './BubbleMoves.tsx';
import * as css from './floating-bubble.css.ts';

/** At which side it rests, and how far down: 0 at the top of its room, 1 at the bottom. */
export interface BubblePosition {
  side: 'left' | 'right';
  down: number;
}

export type FloatingBubbleProps = DomProps<
  'button',
  {
    /** What a press does; its name. */
    label: string;
    /** An icon of 24 px. */
    icon: ReactNode;
    position?: BubblePosition;
    defaultPosition?: BubblePosition;
    onPositionChange?: (position: BubblePosition) => void;
    children?: undefined;
    ref?: Ref<HTMLButtonElement>;
  }
>;

const corner: BubblePosition = { side: 'right', down: 0.85 };

/**
 * A round button of 48 px over the page that rests at a side; moved by a finger, the arrow keys, or the buttons that
 * holding it brings. Renders a button.
 */
export function FloatingBubble({
  label,
  icon,
  position,
  defaultPosition = corner,
  onPositionChange,
  onClick,
  ref,
  ...rest
}: FloatingBubbleProps) {
  const mobile = useMobileLocale();
  const help = useId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [at, setAt] = useValue(position, defaultPosition, onPositionChange);
  const from = useRef({ left: 0, top: 0 });
  /** The area for the bubble: the window without the bars, from the style sheet. */
  const room = () => {
    const area = holder.current?.parentElement?.getBoundingClientRect();
    const size = button.current?.offsetHeight ?? 0;
    return {
      left: area?.left ?? 0,
      top: area?.top ?? 0,
      width: (area?.width ?? 0) - size,
      height: (area?.height ?? 0) - size,
    };
  };

  usePan(button, {
    claim: () => true,
    onStart: () => {
      const box = button.current?.getBoundingClientRect();
      const { left, top } = room();
      from.current = { left: (box?.left ?? 0) - left, top: (box?.top ?? 0) - top };
      holder.current?.setAttribute('data-dragging', '');
      setChoosing(false);
    },
    onMove: ({ dx, dy }) => {
      const { width, height } = room();
      const x = Math.min(width, Math.max(0, from.current.left + dx));
      const y = Math.min(height, Math.max(0, from.current.top + dy));
      Object.assign(holder.current?.style ?? {}, { left: `${x}px`, top: `${y}px` });
    },
    onEnd: ({ dx, dy, vx }, cancelled) => {
      holder.current?.removeAttribute('data-dragging');
      Object.assign(holder.current?.style ?? {}, { left: '', top: '' });
      if (cancelled) return;
      const { width, height } = room();
      // A fling moves it on for 120 ms.
      const x = from.current.left + dx + vx * 120;
      setAt({ side: x < width / 2 ? 'left' : 'right', down: clamp((from.current.top + dy) / Math.max(1, height)) });
    },
  });

  useLongPress(button, () => setChoosing(true));

  const across: BubblePosition = { ...at, side: at.side === 'left' ? 'right' : 'left' };
  const up = { ...at, down: clamp(at.down - 0.1) };
  const down = { ...at, down: clamp(at.down + 0.1) };

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to: Record<string, BubblePosition> = {
      ArrowLeft: { ...at, side: 'left' },
      ArrowRight: { ...at, side: 'right' },
      ArrowUp: up,
      ArrowDown: down,
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    setAt(next);
  }
  return (
    <div className={css.room}>
      <div
        ref={holder}
        className={css.holder}
        data-side={at.side}
        style={{ ...assignVar(css.along, at.side === 'left' ? 0 : 1), ...assignVar(css.down, clamp(at.down)) }}
      >
        <button
          type="button"
          {...rest}
          ref={useMergedRef(button, ref)}
          aria-label={label}
          aria-describedby={help}
          className={css.bubble}
          onClick={(event) => {
            setChoosing(false);
            onClick?.(event);
          }}
          onKeyDown={onKeyDown}
        >
          {icon}
        </button>
        {choosing && (
          <BubbleMoves
            holder={holder}
            onUp={() => setAt(up)}
            onDown={() => setAt(down)}
            onAcross={() => setAt(across)}
            onClose={() => setChoosing(false)}
          />
        )}
      </div>
      <VisuallyHidden id={help}>{mobile.bubble.help}</VisuallyHidden>
    </div>
  );
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

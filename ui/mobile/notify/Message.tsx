import { type RefObject, useEffect, useRef } from 'react';
import { CheckIcon, CircleAlertIcon, ClockIcon, type IconComponent, InfoIcon, XIcon } from '../../icon/index.ts';
import { rubberBand } from '../../internals/touch/scrolling.ts';
import { usePan } from '../../internals/touch/usePan.ts';
import { useHeld } from '../../internals/useHeld.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import * as css from './notify.css.ts';

export const notifyTones = ['success', 'error', 'warning', 'info'] as const;
export type NotifyTone = (typeof notifyTones)[number];

const messageIcons: Record<NotifyTone, IconComponent> = {
  success: CheckIcon,
  error: CircleAlertIcon,
  warning: ClockIcon,
  info: InfoIcon,
};

export interface MessageProps {
  tone: NotifyTone;
  text: string;
  /** ms, not counted while the message is pointed at or focused. */
  duration: number;
  onClose: () => void;
}

export function Message({ tone, text, duration, onClose }: MessageProps) {
  const mobile = useMobileLocale();
  const root = useRef<HTMLDivElement>(null);
  const held = useHeld(root);
  useSwipeUp(root, onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);

  const Icon = messageIcons[tone];
  return (
    <div ref={root} className={css.tone[tone]} data-tone={tone}>
      <Icon size={20} strokeWidth={2} />
      <span className={css.words}>{text}</span>
      {tone === 'error' && (
        <button type="button" className={css.close} aria-label={mobile.dismiss} onClick={onClose}>
          <XIcon size={20} />
        </button>
      )}
    </div>
  );
}

/** Swipe distance in px, and speed in px per ms, that dismiss the message. */
const dismissDistance = 16;
const dismissSpeed = -0.3;

function useSwipeUp(element: RefObject<HTMLElement | null>, onSwipe: () => void): void {
  function put(distance: number | undefined) {
    const root = element.current;
    root?.toggleAttribute('data-dragging', distance !== undefined);
    if (root) root.style.transform = distance ? `translateY(${distance}px)` : '';
  }
  usePan(element, {
    claim: ({ dx, dy }) => Math.abs(dy) > Math.abs(dx),
    onMove: ({ dy }) => put(dy < 0 ? dy : rubberBand(dy, 24)),
    onEnd: ({ dy, vy }, cancelled) => {
      if (!cancelled && (dy < -dismissDistance || vy < dismissSpeed)) return onSwipe();
      put(undefined);
    },
  });
}

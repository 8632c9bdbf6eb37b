import { type RefObject, useEffect, useRef } from 'react';
import { CheckIcon, CircleAlertIcon, ClockIcon, type IconComponent, InfoIcon, XIcon } from '../../icon/index.ts';
import { useHeld } from '../../internals/useHeld.ts';
import { useLocale } from '../../locale/index.ts';
import * as css from './notify.css.ts';

export const notifyTones = ['success', 'error', 'warning', 'info'] as const;
export type NotifyTone = (typeof notifyTones)[number];

const icons: Record<NotifyTone, IconComponent> = {
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
  const { mobile } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const held = useHeld(root);
  useSwipeUp(root, onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);

  const Icon = icons[tone];
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

/** How far up, in px on the glass, a finger pushes the message away. */
const swipe = 16;

function useSwipeUp(element: RefObject<HTMLElement | null>, onSwipe: () => void): void {
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    let from: number | undefined;
    const begin = (event: PointerEvent) => {
      from = event.clientY;
    };
    const move = (event: PointerEvent) => {
      if (from !== undefined && from - event.clientY > swipe) onSwipe();
    };
    const end = () => {
      from = undefined;
    };
    root.addEventListener('pointerdown', begin);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', end);
    root.addEventListener('pointercancel', end);
    return () => {
      root.removeEventListener('pointerdown', begin);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', end);
      root.removeEventListener('pointercancel', end);
    };
  }, [element, onSwipe]);
}

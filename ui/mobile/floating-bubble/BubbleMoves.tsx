import { type RefObject, useEffect, useRef } from 'react';
import { ArrowLeftRightIcon, ChevronDownIcon, ChevronUpIcon } from '../../icon/icons.ts';
import { useDismiss } from '../../internals/useDismiss.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import * as css from './floating-bubble.css.ts';

interface BubbleMovesProps {
  /** What holds the bubble and these buttons: a press elsewhere takes them away. */
  holder: RefObject<HTMLElement | null>;
  onUp: () => void;
  onDown: () => void;
  onAcross: () => void;
  onClose: () => void;
}

/** Buttons that move the bubble without dragging (WCAG 2.5.7), beside it after a long press or on request. */
export function BubbleMoves({ holder, onUp, onDown, onAcross, onClose }: BubbleMovesProps) {
  const { bubble: texts } = useMobileLocale();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  useDismiss(holder, true, (how) => {
    onClose();
    if (how === 'escape') holder.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  const directions = [
    { label: texts.up, icon: <ChevronUpIcon size={20} />, move: onUp },
    { label: texts.down, icon: <ChevronDownIcon size={20} />, move: onDown },
    { label: texts.across, icon: <ArrowLeftRightIcon size={20} />, move: onAcross },
  ];
  return (
    <div ref={root} role="toolbar" aria-label={texts.places} className={css.places}>
      {directions.map(({ label, icon, move }) => (
        <button key={label} type="button" aria-label={label} className={css.way} onClick={move}>
          {icon}
        </button>
      ))}
    </div>
  );
}

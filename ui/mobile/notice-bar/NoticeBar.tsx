import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  ChevronDownIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  MegaphoneIcon,
  TriangleAlertIcon,
  WifiOffIcon,
  XIcon,
} from '../../icon/icons.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './notice-bar.css.ts';

export const noticeTones = ['info', 'warning', 'neutral'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export type NoticeBarProps = DomProps<
  'div',
  {
    /** Two lines; what is longer has a button that shows the rest. */
    text: string;
    /** info is tinted, warning amber, neutral grey (no connection). */
    tone?: NoticeTone;
    /** Instead of the tone's own, 18 px. */
    icon?: ReactNode;
    /** Where to do something about it. */
    link?: { label: string; href: string };
    /** What to do about it here, such as 重试. */
    action?: { label: string; onPress: () => void };
    /** Shows a cross. */
    onClose?: () => void;
    children?: undefined;
  }
>;

const noticeIcons: Record<NoticeTone, ReactNode> = {
  info: <MegaphoneIcon size={18} />,
  warning: <TriangleAlertIcon size={18} />,
  neutral: <WifiOffIcon size={18} />,
};

/** A strip under the navigation bar that stands still (DESIGN §10.9). Renders a div. */
export function NoticeBar({ text, tone = 'info', icon, link, action, onClose, ...rest }: NoticeBarProps) {
  const { announced, tones } = useLocale();
  const mobile = useMobileLocale();
  const words = useRef<HTMLParagraphElement>(null);
  const [whole, setWhole] = useState(false);
  const cut = useCut(words, text);
  return (
    <div {...rest} className={css.tones[tone]} data-tone={tone}>
      <span className={css.icon}>{icon ?? noticeIcons[tone]}</span>
      <p ref={words} className={css.words} data-state={whole ? 'whole' : 'short'}>
        {tone === 'warning' && <VisuallyHidden>{announced(tones.warning)}</VisuallyHidden>}
        {text}
      </p>
      {(cut || whole) && (
        <button
          type="button"
          className={css.more}
          aria-expanded={whole}
          aria-label={whole ? mobile.noticeBar.collapse : mobile.noticeBar.expand}
          onClick={() => setWhole(!whole)}
        >
          {whole ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
        </button>
      )}
      {link && (
        <Anchor href={link.href} className={css.link}>
          {link.label}
          <ChevronRightIcon size={16} />
        </Anchor>
      )}
      {action && (
        <button type="button" className={css.link} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      {onClose && (
        <button type="button" className={css.close} aria-label={mobile.noticeBar.close} onClick={onClose}>
          <XIcon size={18} />
        </button>
      )}
    </div>
  );
}

/** Whether the text is cut. */
function useCut(words: RefObject<HTMLElement | null>, text: string): boolean {
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may fit in the same room
  useEffect(() => {
    const element = words.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [words, text]);
  return cut;
}

import type { ReactNode } from 'react';
import { ChevronRightIcon, MegaphoneIcon, TriangleAlertIcon, WifiOffIcon, XIcon } from '../../icon/icons.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { useLocale } from '../../locale/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './notice-bar.css.ts';

export const noticeTones = ['info', 'warning', 'neutral'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export type NoticeBarProps = DomProps<
  'div',
  {
    /** Two lines at most. */
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

const icons: Record<NoticeTone, ReactNode> = {
  info: <MegaphoneIcon size={18} />,
  warning: <TriangleAlertIcon size={18} />,
  neutral: <WifiOffIcon size={18} />,
};

/** A strip under the navigation bar that stands still (DESIGN §10.9). Renders a div. */
export function NoticeBar({ text, tone = 'info', icon, link, action, onClose, ...rest }: NoticeBarProps) {
  const { mobile, tones } = useLocale();
  return (
    <div {...rest} className={css.tones[tone]} data-tone={tone}>
      <span className={css.icon}>{icon ?? icons[tone]}</span>
      <p className={css.words}>
        {tone === 'warning' && <VisuallyHidden>{tones.warning}：</VisuallyHidden>}
        {text}
      </p>
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

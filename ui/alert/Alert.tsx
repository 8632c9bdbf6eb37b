import type { ReactNode } from 'react';
import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './alert.css.ts';

export const alertTones = ['info', 'success', 'warning', 'error'] as const;
export type AlertTone = (typeof alertTones)[number];

export type AlertProps = DomProps<
  'div',
  {
    /** Default `info`. */
    tone?: AlertTone;
    title?: ReactNode;
    /** One link or text button at the end. */
    action?: ReactNode;
    /** Speaks at once when it appears after the page, as an error does. */
    urgent?: boolean;
  }
>;

const alertIcons: Record<AlertTone, ReactNode> = {
  info: <InfoIcon strokeWidth={2} />,
  success: <CircleCheckIcon strokeWidth={2} />,
  warning: <TriangleAlertIcon strokeWidth={2} />,
  error: <CircleXIcon strokeWidth={2} />,
};

/** A strip above the content it is about; renders `<div>`, with `role="alert"` when urgent. */
export function Alert({ tone = 'info', title, action, urgent, children, ...rest }: AlertProps) {
  const { tones, announced } = useLocale();
  return (
    <div role={urgent ? 'alert' : undefined} {...rest} data-tone={tone} className={cx(css.alert, css.tones[tone])}>
      <span className={cx(css.icon, css.iconTones[tone])}>{alertIcons[tone]}</span>
      <div className={css.words}>
        <VisuallyHidden>{announced(tones[tone])}</VisuallyHidden>
        {title && <div className={css.title}>{title}</div>}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { CheckIcon, CircleAlertIcon, CircleCheckIcon, CircleXIcon, InfoIcon, XIcon } from '../icon/icons.ts';
import { cx } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './toast.css.ts';
import type { ToastEntry, ToastTone } from './toasts.ts';

export type ToastPlacement = keyof typeof css.placements;

type ToastProps = { entry: ToastEntry; placement: ToastPlacement; onClose: () => void };

const toastIcons: Record<ToastPlacement, Record<ToastTone, ReactNode>> = {
  desktop: {
    success: <CircleCheckIcon strokeWidth={2} />,
    error: <CircleXIcon strokeWidth={2} />,
    warning: <CircleAlertIcon strokeWidth={2} />,
    info: <InfoIcon strokeWidth={2} />,
    loading: <Spinner label={false} />,
  },
  mobile: {
    success: <CheckIcon size={18} strokeWidth={2.2} />,
    error: <XIcon size={18} strokeWidth={2.2} />,
    warning: <CircleAlertIcon size={18} strokeWidth={2.2} />,
    info: <InfoIcon size={18} strokeWidth={2.2} />,
    loading: <Spinner size={18} label={false} />,
  },
};

/** Longer with an action: a screen reader announces it first, and then the reader presses a key to reach it. */
const actionMs = 8000;

function durationOf({ tone, action }: ToastEntry): number | undefined {
  return tone === 'loading' ? Number.POSITIVE_INFINITY : action && actionMs;
}

/** One message of the list. */
export function Toast({ entry, placement, onClose }: ToastProps) {
  const { tones, announced } = useLocale();
  const urgent = entry.tone === 'error' || entry.tone === 'warning';
  return (
    <Radix.Root
      className={cx(css.toast, css.looks[placement])}
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      duration={entry.duration ?? durationOf(entry)}
      // Radix announces a foreground toast at once, and a background one when the screen reader is idle.
      type={urgent ? 'foreground' : 'background'}
      data-tone={entry.tone}
    >
      <span className={cx(css.icon, placement === 'desktop' && css.tones[entry.tone])}>
        {toastIcons[placement][entry.tone]}
      </span>
      <Radix.Description className={css.words}>
        {urgent && <VisuallyHidden>{announced(entry.tone === 'error' ? tones.error : tones.warning)}</VisuallyHidden>}
        {entry.text}
      </Radix.Description>
      {entry.action && (
        <Radix.Action
          altText={entry.action.label}
          className={cx(css.action, css.actionTones[placement])}
          onClick={entry.action.onSelect}
        >
          {entry.action.label}
        </Radix.Action>
      )}
    </Radix.Root>
  );
}

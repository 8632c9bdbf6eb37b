import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { cx } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { Toast, type ToastPlacement } from './Toast.tsx';
import * as css from './toast.css.ts';
import { type ToastApi, type ToastEntry, toastApi } from './toasts.ts';
import { useReachable } from './useReachable.ts';

const ToastContext = createContext<ToastApi | undefined>(undefined);

export type ToastProviderProps = {
  children?: ReactNode;
  /** ms a toast without an action stays while it is neither pointed at nor focused; default 2000. */
  duration?: number;
  /** `desktop`: light, under the header. `mobile`: dark, in the middle. */
  placement?: ToastPlacement;
};

/** Short messages over the page. F8 moves the focus to them, from a dialog too; pointing and focus hold them. */
export function ToastProvider({ children, duration = 2000, placement = 'desktop' }: ToastProviderProps) {
  const locale = useLocale();
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const api = useMemo(() => toastApi(setEntries), []);
  const viewport = useRef<HTMLOListElement>(null);
  useReachable(viewport);
  return (
    <ToastContext value={api}>
      <Radix.Provider duration={duration} swipeDirection="up" label={locale.notifications}>
        {children}
        {entries.map((entry) => (
          <Toast
            // A replaced text restarts the timer and is announced again.
            key={`${entry.id} ${entry.revision}`}
            entry={entry}
            placement={placement}
            onClose={() => api.dismiss(entry.id)}
          />
        ))}
        <Radix.Viewport
          ref={viewport}
          // A modal dialog hides everything except live regions from screen readers. The announcements come from Radix.
          aria-live="off"
          className={cx(css.viewport, css.placements[placement])}
          label={`${locale.notifications} ({hotkey})`}
        />
      </Radix.Provider>
    </ToastContext>
  );
}

/** Shows toasts: `success`, `error`, `warning`, `info`, `loading`. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it: put one around the application.');
  return api;
}

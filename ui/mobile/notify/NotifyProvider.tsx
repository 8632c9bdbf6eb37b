import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Message, type NotifyTone } from './Message.tsx';
import * as css from './notify.css.ts';

export interface NotifyOptions {
  /** ms it stays; 2000, and 6000 for errors, which also have a button to close them. */
  duration?: number;
}
type Show = (text: string, options?: NotifyOptions) => void;
export type Notify = Record<NotifyTone, Show> & { dismiss: () => void };

interface Entry {
  id: number;
  tone: NotifyTone;
  text: string;
  duration: number;
}

const NotifyContext = createContext<Notify | undefined>(undefined);

/** Holds the phone's message under the navigation bar (DESIGN §10.9): one at a time, the latest wins. */
export function NotifyProvider({ children }: { children?: ReactNode }) {
  const [entry, setEntry] = useState<Entry>();
  const notify = useMemo<Notify>(() => {
    const show =
      (tone: NotifyTone): Show =>
      (text, { duration = tone === 'error' ? 6000 : 2000 } = {}) =>
        setEntry((last) => ({ id: (last?.id ?? 0) + 1, tone, text, duration }));
    return {
      success: show('success'),
      error: show('error'),
      warning: show('warning'),
      info: show('info'),
      dismiss: () => setEntry(undefined),
    };
  }, []);
  const message = entry && <Message key={entry.id} {...entry} onClose={notify.dismiss} />;
  return (
    <NotifyContext value={notify}>
      {children}
      {/* Both regions are always rendered: screen readers do not announce a region that is added with its text. */}
      <div className={css.viewport}>
        <div role="status">{entry?.tone !== 'error' && message}</div>
        <div role="alert">{entry?.tone === 'error' && message}</div>
      </div>
    </NotifyContext>
  );
}

/** Shows the phone's message: `success`, `error`, `warning`, `info`. Throws outside a `NotifyProvider`. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider above it: put one around the application.');
  return notify;
}

export const toastTones = ['success', 'error', 'warning', 'info', 'loading'] as const;
export type ToastTone = (typeof toastTones)[number];

export type ToastOptions = {
  /** One thing to do about it, such as 撤销. The toast closes when it is done. */
  action?: { label: string; onSelect: () => void };
  /** ms; by default the provider's, 8000 with an action, and for `loading` until it is dismissed or replaced. */
  duration?: number;
  /** Replaces the toast with this id instead of adding one. */
  id?: string;
};

export type ToastEntry = ToastOptions & { id: string; tone: ToastTone; text: string; revision: number; open: boolean };

/** Shows a toast and returns its id. */
export type ShowToast = (text: string, options?: ToastOptions) => string;

export type ToastApi = Record<ToastTone, ShowToast> & { dismiss: (id: string) => void };

type Change = (entries: ToastEntry[]) => ToastEntry[];

let last = 0;

/** The calls an application makes, turned into changes of the list of toasts. */
export function toastApi(change: (by: Change) => void): ToastApi {
  function show(tone: ToastTone): ShowToast {
    return (text, options = {}) => {
      last += 1;
      const entry: ToastEntry = {
        ...options,
        id: options.id ?? `toast-${last}`,
        tone,
        text,
        revision: last,
        open: true,
      };
      change((entries) => {
        const at = entries.findIndex(({ id }) => id === entry.id);
        if (at >= 0) return entries.with(at, entry);
        // The closing animation of the last closed ones may still run.
        return [...entries.filter(({ open }, index) => open || index >= entries.length - 3), entry];
      });
      return entry.id;
    };
  }
  return {
    success: show('success'),
    error: show('error'),
    warning: show('warning'),
    info: show('info'),
    loading: show('loading'),
    dismiss: (id) => change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry))),
  };
}

import type { ToastOptions } from '@yimen/ui/toast';

export type ShowToast = (text: string, options?: ToastOptions) => void;

let waiting: Parameters<ShowToast> | undefined;
let listener: ShowToast | undefined;

/** Shows a toast on the next page: a sheet's own toasts are removed with it. */
export const toastOnNextPage: ShowToast = (text, options) => {
  if (listener) listener(text, options);
  else waiting = [text, options];
};

/** Shows here the toasts for the next page; returns how to stop. */
export function showNextPageToasts(showToast: ShowToast): () => void {
  listener = showToast;
  if (waiting) showToast(...waiting);
  waiting = undefined;
  return () => {
    if (listener === showToast) listener = undefined;
  };
}

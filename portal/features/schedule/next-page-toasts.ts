import type { ToastOptions } from '@yimen/ui/toast';

export type ShowToast = (text: string, options?: ToastOptions) => void;

let waiting: Parameters<ShowToast> | undefined;
let listener: ShowToast | undefined;

/** Says something on the page one comes to: that of a sheet takes its toasts with it when it goes. */
export const toastOnNextPage: ShowToast = (text, options) => {
  if (listener) listener(text, options);
  else waiting = [text, options];
};

/** Says here what was to be said next; returns how to stop. */
export function showNextPageToasts(tell: ShowToast): () => void {
  listener = tell;
  if (waiting) tell(...waiting);
  waiting = undefined;
  return () => {
    if (listener === tell) listener = undefined;
  };
}

import type { ToastOptions } from '@yimen/ui/toast';

export type Tell = (text: string, options?: ToastOptions) => void;

let waiting: Parameters<Tell> | undefined;
let listener: Tell | undefined;

/** Says something on the page one comes to: that of a sheet takes its toasts with it when it goes. */
export const tellNext: Tell = (text, options) => {
  if (listener) listener(text, options);
  else waiting = [text, options];
};

/** Says here what was to be said next; returns how to stop. */
export function hearTold(tell: Tell): () => void {
  listener = tell;
  if (waiting) tell(...waiting);
  waiting = undefined;
  return () => {
    if (listener === tell) listener = undefined;
  };
}

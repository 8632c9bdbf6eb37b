import { ToastProvider, type ToastProviderProps } from '../../toast/index.ts';

export type MobileToastProviderProps = Omit<ToastProviderProps, 'placement'>;

/** Short dark messages in the middle of a phone's window, 2000 ms (DESIGN §10.7); the page under them stays usable. */
export function MobileToastProvider(props: MobileToastProviderProps) {
  return <ToastProvider {...props} placement="mobile" />;
}

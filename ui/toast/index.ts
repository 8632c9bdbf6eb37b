export type { ToastPlacement } from './Toast.tsx';
export { ToastProvider, type ToastProviderProps, useToast } from './ToastProvider.tsx';
export { type ToastApi, type ToastOptions, type ToastTone, toastTones } from './toasts.ts';

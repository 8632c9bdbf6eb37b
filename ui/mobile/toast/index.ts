export { type ToastApi, type ToastOptions, useToast } from '../../toast/index.ts';
export * from './MobileToastProvider.tsx';

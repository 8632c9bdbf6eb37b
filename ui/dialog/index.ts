export { Dialog, type DialogProps, type DialogSize } from './Dialog.tsx';
export { DialogProvider, useDialogs } from './DialogProvider.tsx';
export type { AlertOptions, ConfirmOptions, DialogsApi, DialogTone, PromptOptions } from './dialogs.ts';

export { Dialog, type DialogProps, type DialogSize } from './Dialog.tsx';
export { DialogProvider, type DialogsApi, useDialogs } from './DialogProvider.tsx';
export type { AlertOptions, ConfirmOptions, DialogTone, PromptOptions } from './QuestionDialog.tsx';

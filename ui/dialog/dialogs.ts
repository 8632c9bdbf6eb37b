import type { ReactNode } from 'react';

export type DialogTone = 'info' | 'success' | 'warning' | 'error';

type Asked = {
  title: string;
  /** What follows from the answer. */
  text?: ReactNode;
  tone?: DialogTone;
};

export type AlertOptions = Asked & { /** Names the action; 知道了 by default. */ label?: string };

export type ConfirmOptions = Asked & {
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirming button is red. */
  danger?: boolean;
  /** Runs before the dialog closes, with the button loading; a rejection keeps it open. */
  onConfirm?: () => Promise<unknown>;
};

export type PromptOptions = Asked & {
  /** Of the field. */
  label: string;
  initialValue?: string;
  placeholder?: string;
  help?: string;
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'url';
  multiline?: boolean;
  pattern?: RegExp;
  /** Returns what is wrong, or nothing when the value is right. */
  validate?: (value: string) => string | undefined | Promise<string | undefined>;
  /** Shown when `pattern` does not match; 输入的数据不合法 by default. */
  message?: string;
  confirmLabel?: string;
  cancelLabel?: string;
};

export type DialogsApi = {
  /** Resolves once it was read. */
  alert: (options: AlertOptions) => Promise<void>;
  /** Resolves with the answer; closing says no. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** Resolves with the text, or null when it was closed. */
  prompt: (options: PromptOptions) => Promise<string | null>;
};

export type Question =
  | { kind: 'alert'; options: AlertOptions; answer: (value?: undefined) => void }
  | { kind: 'confirm'; options: ConfirmOptions; answer: (value: boolean) => void }
  | { kind: 'prompt'; options: PromptOptions; answer: (value: string | null) => void };

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import {
  AlertDialog,
  type AlertOptions,
  ConfirmDialog,
  type ConfirmOptions,
  PromptDialog,
  type PromptOptions,
} from './QuestionDialog.tsx';

export type DialogsApi = {
  /** Resolves once it was read. */
  alert: (options: AlertOptions) => Promise<void>;
  /** Resolves with the answer; closing says no. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** Resolves with the text, or null when it was closed. */
  prompt: (options: PromptOptions) => Promise<string | null>;
};

type Question =
  | { kind: 'alert'; options: AlertOptions; answer: (value?: undefined) => void }
  | { kind: 'confirm'; options: ConfirmOptions; answer: (value: boolean) => void }
  | { kind: 'prompt'; options: PromptOptions; answer: (value: string | null) => void };

const DialogsContext = createContext<DialogsApi | undefined>(undefined);

type Entry = { id: number; open: boolean; question: Question };
type Change = (by: (entries: Entry[]) => Entry[]) => void;

let last = 0;

function dialogsApi(change: Change): DialogsApi {
  function ask(make: (close: () => void) => Question) {
    last += 1;
    const id = last;
    // Closed entries stay until the next question, so that their closing animation can run.
    const close = () =>
      change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
    const question = make(close);
    change((entries) => [...entries.filter(({ open }) => open), { id, open: true, question }]);
  }
  function answering<T>(close: () => void, resolve: (value: T) => void) {
    return (value: T) => {
      close();
      resolve(value);
    };
  }
  return {
    alert: (options) =>
      new Promise<void>((resolve) => {
        ask((close) => ({ kind: 'alert', options, answer: answering(close, () => resolve()) }));
      }),
    confirm: (options) =>
      new Promise((resolve) => {
        ask((close) => ({ kind: 'confirm', options, answer: answering(close, resolve) }));
      }),
    prompt: (options) =>
      new Promise((resolve) => {
        ask((close) => ({ kind: 'prompt', options, answer: answering(close, resolve) }));
      }),
  };
}

/** Makes `useDialogs` work below it and shows the questions asked through it. */
export function DialogProvider({ children }: { children?: ReactNode }) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [revealed, setRevealed] = useState(0);
  const api = useMemo(() => dialogsApi(setEntries), []);

  // One at a time: dialogs that open at the same moment would hide each other from screen readers.
  useEffect(() => {
    const next = entries.find(({ id }) => id > revealed);
    if (next) setRevealed(next.id);
  }, [entries, revealed]);

  return (
    <DialogsContext value={api}>
      {children}
      {entries
        .filter(({ id }) => id <= revealed)
        .map(({ id, open, question }) => {
          if (question.kind === 'alert')
            return <AlertDialog key={id} open={open} options={question.options} onAnswer={question.answer} />;
          if (question.kind === 'confirm')
            return <ConfirmDialog key={id} open={open} options={question.options} onAnswer={question.answer} />;
          return <PromptDialog key={id} open={open} options={question.options} onAnswer={question.answer} />;
        })}
    </DialogsContext>
  );
}

/** Asks the person: `alert`, `confirm`, `prompt`, each a promise. Throws outside a `DialogProvider`. */
export function useDialogs(): DialogsApi {
  const api = useContext(DialogsContext);
  if (!api) throw new Error('useDialogs needs a DialogProvider above it: put one around the application.');
  return api;
}

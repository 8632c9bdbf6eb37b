import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, InfoIcon } from '../icon/icons.ts';
import { useLocale } from '../locale/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './Dialog.tsx';
import * as css from './dialog.css.ts';

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
  /** Characters that the field takes; it says how many there are. */
  maxLength?: number;
  pattern?: RegExp;
  /** Returns what is wrong, or nothing when the value is right. */
  validate?: (value: string) => string | undefined | Promise<string | undefined>;
  /** Shown when `pattern` does not match; 输入的数据不合法 by default. */
  message?: string;
  confirmLabel?: string;
  cancelLabel?: string;
};

type QuestionDialogProps<Options, Answer> = { open: boolean; options: Options; onAnswer: (answer: Answer) => void };

export function AlertDialog({ open, options, onAnswer }: QuestionDialogProps<AlertOptions, undefined>) {
  const locale = useLocale();
  return (
    <Dialog
      open={open}
      onOpenChange={() => onAnswer(undefined)}
      role="alertdialog"
      closable={false}
      title={options.title}
      footer={
        <DialogButton>
          <Button variant="primary" onClick={() => onAnswer(undefined)}>
            {options.label ?? locale.acknowledge}
          </Button>
        </DialogButton>
      }
    >
      <Said tone={options.tone} text={options.text} />
    </Dialog>
  );
}

export function ConfirmDialog({ open, options, onAnswer }: QuestionDialogProps<ConfirmOptions, boolean>) {
  const locale = useLocale();
  const [running, setRunning] = useState(false);

  async function confirm() {
    if (options.onConfirm) {
      setRunning(true);
      try {
        await options.onConfirm();
      } catch {
        // `onConfirm` has to report its own error; the dialog stays open for another attempt.
        setRunning(false);
        return;
      }
    }
    onAnswer(true);
  }
  return (
    <Dialog
      open={open}
      // While the confirmed action runs, the dialog cannot be cancelled.
      onOpenChange={() => !running && onAnswer(false)}
      role="alertdialog"
      title={options.title}
      footer={
        <>
          <DialogButton>
            <Button disabled={running} onClick={() => onAnswer(false)}>
              {options.cancelLabel ?? locale.cancel}
            </Button>
          </DialogButton>
          <DialogButton>
            <Button variant={options.danger ? 'danger' : 'primary'} loading={running} onClick={confirm}>
              {options.confirmLabel ?? locale.confirm}
            </Button>
          </DialogButton>
        </>
      }
    >
      <Said tone={options.tone} text={options.text} />
    </Dialog>
  );
}

export function PromptDialog({ open, options, onAnswer }: QuestionDialogProps<PromptOptions, string | null>) {
  const locale = useLocale();
  const formId = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [value, setValue] = useState(options.initialValue ?? '');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  /** The text of the latest check; the results of earlier checks are ignored. */
  const checked = useRef('');

  /** Finds the error of a text; `stale` when another check has started since. */
  async function check(text: string): Promise<{ found: string | undefined; stale: boolean }> {
    checked.current = text;
    const found = await problem(text);
    return { found, stale: checked.current !== text };
  }
  async function problem(text: string): Promise<string | undefined> {
    if (options.pattern && !isMatch(options.pattern, text)) return options.message ?? locale.illegalInput;
    try {
      return await options.validate?.(text);
    } catch {
      // If the check itself fails, the text does not count as valid; it stays for another attempt.
      return locale.checkFailed;
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog can be opened inside of a form, and React bubbles the event to that form.
    event.stopPropagation();
    if (checking) return;
    setChecking(true);
    const { found, stale } = await check(value);
    setChecking(false);
    if (stale) return;
    setError(found);
    if (found) field.current?.focus();
    else onAnswer(value);
  }
  async function change(text: string) {
    setValue(text);
    // The error stays until the value is valid, not only until the next key.
    if (!error && !checking) return;
    const { found, stale } = await check(text);
    if (!stale) setError(found);
  }
  const Field = options.multiline ? TextArea : TextField;
  return (
    <Dialog
      open={open}
      onOpenChange={() => onAnswer(null)}
      title={options.title}
      initialFocus={field}
      footer={
        <>
          <DialogButton>
            <Button onClick={() => onAnswer(null)}>{options.cancelLabel ?? locale.cancel}</Button>
          </DialogButton>
          <DialogButton>
            <Button variant="primary" type="submit" form={formId} loading={checking}>
              {options.confirmLabel ?? locale.confirm}
            </Button>
          </DialogButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {options.text && <Said tone={options.tone} text={options.text} />}
        <Field
          ref={field}
          label={options.label}
          value={value}
          onValueChange={change}
          placeholder={options.placeholder}
          help={options.help}
          inputMode={options.inputMode}
          maxLength={options.maxLength}
          labelEnd={options.maxLength && locale.characters(value.length, options.maxLength)}
          error={error}
        />
      </form>
    </Dialog>
  );
}

/** A pattern with the `g` flag keeps `lastIndex`, so a check would depend on the one before. */
function isMatch(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text);
}

function DialogButton({ children }: { children: ReactNode }) {
  return <span className={css.button}>{children}</span>;
}

const dialogIcons: Record<DialogTone, ReactNode> = {
  info: <InfoIcon size={24} />,
  success: <CircleCheckIcon size={24} />,
  warning: <CircleAlertIcon size={24} />,
  error: <CircleXIcon size={24} />,
};

function Said({ tone, text }: { tone?: DialogTone; text?: ReactNode }) {
  if (!tone) return text;
  return (
    <div className={css.iconRow}>
      <span className={`${css.iconCell} ${css.iconTones[tone]}`}>{dialogIcons[tone]}</span>
      <div>{text}</div>
    </div>
  );
}

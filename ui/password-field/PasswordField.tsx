import { type KeyboardEvent, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import * as css from '../internals/field/field.css.ts';
import { useLocale } from '../locale/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endControl' | 'clearable' | 'suffix'>;

/** A password that can be shown, and that says when Caps Lock is on; props go to the `<input>`. */
export function PasswordField({
  autoComplete = 'current-password',
  warning,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const locale = useLocale();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);

  function look(event: KeyboardEvent<HTMLInputElement>) {
    // Autofill sends key events that carry no modifiers.
    setCaps(event.getModifierState?.('CapsLock') ?? false);
  }
  const action = shown ? locale.hidePassword : locale.showPassword;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      warning={caps ? locale.capsLock : warning}
      onKeyDown={(event) => {
        look(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        look(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCaps(false);
        onBlur?.(event);
      }}
      endControl={
        !rest.disabled && (
          <button
            type="button"
            className={css.inside}
            title={action}
            aria-label={action}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeIcon /> : <EyeOffIcon />}
          </button>
        )
      }
    />
  );
}

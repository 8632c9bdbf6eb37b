import { useId } from 'react';

export type FieldIds = { control: string; label: string; message: string };

export type FieldState = 'idle' | 'invalid' | 'valid' | 'disabled' | 'readonly';

type FieldInput = {
  id?: string;
  error?: string;
  success?: string;
  disabled?: boolean;
  readOnly?: boolean;
  'aria-describedby'?: string;
};

/** Ids that connect a control with its label and messages, and the field's state. */
export function useField(props: FieldInput) {
  const own = useId();
  const control = props.id ?? own;
  const ids: FieldIds = { control, label: `${control}-label`, message: `${control}-message` };
  const state: FieldState = props.disabled
    ? 'disabled'
    : props.error
      ? 'invalid'
      : props.readOnly
        ? 'readonly'
        : props.success
          ? 'valid'
          : 'idle';
  const describedBy = [props['aria-describedby'], ids.message].filter(Boolean).join(' ');
  return { ids, state, describedBy };
}

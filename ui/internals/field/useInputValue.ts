import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormReset } from '../useFormReset.ts';
import { useValue } from '../useValue.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The value of a text control. The state also receives text typed before hydration, and
 * the value that a form's reset restores.
 */
export function useInputValue<E extends TextControl>(
  value: string | undefined,
  defaultValue: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  const [current, set] = useValue(value, defaultValue ?? '', onValueChange);
  const ref = useRef<E>(null);
  const adopt = useEffectEvent(() => {
    const typed = ref.current?.value;
    if (typed !== undefined && typed !== current) set(typed);
  });
  useEffect(() => adopt(), []);
  useFormReset(ref, () => set(defaultValue ?? ''));
  return { value: current, set, ref };
}

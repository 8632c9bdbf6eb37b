import { useEffect, useRef, useState } from 'react';
import { type DraftKind, registerDraft } from './registry.ts';

/**
 * Form state that is restored when the session ends while the form is being filled in, or when the page reloads itself.
 * `name` is unique on its page; the value is JSON. Never use it for a password or a code.
 */
export function useDraft<Value>(
  name: string,
  initial: () => Value,
  kind: DraftKind = 'form',
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  const first = useRef(value);
  latest.current = value;

  useEffect(
    () =>
      registerDraft(name, {
        kind,
        read() {
          const json = JSON.stringify(latest.current);
          return json === JSON.stringify(first.current) ? undefined : json;
        },
        write: (json) => setValue(JSON.parse(json) as Value),
        reset: () => setValue(first.current),
      }),
    [name, kind],
  );
  return [value, setValue];
}

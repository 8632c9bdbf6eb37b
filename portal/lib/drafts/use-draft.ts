import { useEffect, useRef, useState } from 'react';
import { register } from './registry.ts';

/**
 * State that is there again when the session ends while someone fills it in, or the page is loaded anew, for what no
 * native field holds; native fields are kept by themselves unless `data-no-draft` stands around them. `name` is unique
 * on its page; the value is JSON.
 */
export function useDraft<Value>(name: string, initial: () => Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  const first = useRef(value);
  latest.current = value;

  useEffect(
    () =>
      register(name, {
        read() {
          const text = JSON.stringify(latest.current);
          return text === JSON.stringify(first.current) ? undefined : text;
        },
        write: (text) => setValue(JSON.parse(text) as Value),
        reset: () => setValue(first.current),
      }),
    [name],
  );
  return [value, setValue];
}

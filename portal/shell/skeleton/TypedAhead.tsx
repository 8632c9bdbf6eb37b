import type { paths } from '@yimen/contract/paths';
import { SearchIcon } from '@yimen/ui/icon';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Form } from 'react-router';
import * as css from './hall.css.ts';

export interface TypedAheadProps {
  /** The page on its way; it reads `query` from its address. */
  action: (typeof paths)['service-hall' | 'business-system'];
  label: string;
  placeholder: string;
}

/**
 * The search of a page that is on its way: what is typed, and the focus, go over to the page's own. A plain field, for
 * what the page's suggests would come with the first load of every page if one more shared it.
 */
export function TypedAhead({ action, label, placeholder }: TypedAheadProps) {
  const field = useRef<HTMLInputElement>(null);
  const left = useRef<{ words: string; focused: boolean }>(undefined);
  useLayoutEffect(() => {
    const typed = field.current;
    if (!typed) return;
    return () => {
      left.current = { words: typed.value, focused: typed === document.activeElement };
    };
  }, []);
  // Only now the page is there, and nothing has moved the focus to its heading yet.
  useEffect(
    () => () => {
      if (left.current) handOver(action, left.current);
    },
    [action],
  );
  return (
    <Form role="search" action={action} method="get" className={css.field}>
      <SearchIcon size={20} />
      <input
        ref={field}
        className={css.input}
        name="query"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
      />
    </Form>
  );
}

function handOver(action: string, { words, focused }: { words: string; focused: boolean }) {
  const fields = document.querySelectorAll<HTMLInputElement>('main form[role="search"] input[name="query"]');
  const field = [...fields].find((each) => each.form?.getAttribute('action') === action && each.checkVisibility());
  if (!field) return;
  if (focused) field.focus({ preventScroll: true });
  if (!words || words === field.value) return;
  // React hears of a value that its own setter on the element did not write.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

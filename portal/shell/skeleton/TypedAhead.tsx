import { maxLengthOf } from '@yimen/contract/endpoint';
import type { paths } from '@yimen/contract/paths';
import { getServiceApp } from '@yimen/contract/services/list';
import { SearchIcon } from '@yimen/ui/icon';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Form } from 'react-router';
import { fillField } from '../../lib/fill-field.ts';
import * as css from './hall.css.ts';

export interface TypedAheadProps {
  /** The path of the loading page, which reads `query` from its address. */
  action: (typeof paths)['service-hall' | 'business-system'];
  label: string;
  placeholder: string;
}

/**
 * Search field in a page's skeleton: typed text and focus are moved to the page's own field when that appears. A plain
 * input, because the page's own field with suggestions would then be loaded with every first page.
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
  // At this time the page is rendered and the focus has not yet moved to its heading.
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
        maxLength={maxLengthOf(getServiceApp, 'query')}
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
  fillField(field, words);
}

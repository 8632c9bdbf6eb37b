import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { ErrorSummary, type FormError, fieldOf } from './ErrorSummary.tsx';
import * as css from './form.css.ts';

export type FormProps = DomProps<
  'form',
  {
    /** The page stays: the browser's own submit is already prevented. */
    onSubmit: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
    errors?: readonly FormError[];
    /** Without the summary the first wrong field takes the focus instead. */
    summary?: boolean;
    ref?: Ref<HTMLFormElement>;
  }
>;

/** A form (`<form noValidate>`) that leads to what is wrong after a submit. */
export function Form({ onSubmit, errors = none, summary = true, children, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRef(form, ref);

  useEffect(() => {
    const first = errors[0];
    if (!summary && first) fieldOf(form.current, first.field)?.focus();
  }, [errors, summary]);

  return (
    <form
      {...rest}
      ref={merged}
      // The browser's own bubbles speak its language and vanish; ours stay beside the field.
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog may stand in another form of React's tree.
        event.stopPropagation();
        onSubmit(new FormData(event.currentTarget), event);
      }}
    >
      {summary && <ErrorSummary errors={errors} />}
      {children}
    </form>
  );
}

const none: readonly FormError[] = [];

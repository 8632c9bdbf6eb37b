import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { type FieldLayout, FieldLayoutContext } from '../internals/field/index.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { ErrorSummary, type FormError, fieldOf } from './ErrorSummary.tsx';
import * as css from './form.css.ts';

export type FormProps = DomProps<
  'form',
  {
    /** The page stays: the browser's own submit is already prevented. */
    onSubmit: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
    /** What is wrong, in the order of the fields; a new array leads there again. */
    errors?: readonly FormError[];
    /** Labels over their fields (default), or in a column of 80 beside them, as in dialogs. */
    labels?: FieldLayout;
    /** Without the summary the first wrong field takes the focus instead. */
    summary?: boolean;
    ref?: Ref<HTMLFormElement>;
  }
>;

/** A form (`<form noValidate>`) that leads to what is wrong after a submit. */
export function Form({
  onSubmit,
  errors = noErrors,
  labels = 'above',
  summary = true,
  children,
  ref,
  ...rest
}: FormProps) {
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
      // The browser's own messages are in its language and disappear; ours stay beside the field.
      noValidate
      className={css.layouts[labels]}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog may be inside of another form in React's tree.
        event.stopPropagation();
        // With the pressed button, because its name and value may decide what to do.
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        onSubmit(new FormData(event.currentTarget, submitter), event);
      }}
    >
      {summary && <ErrorSummary errors={errors} />}
      <FieldLayoutContext value={labels}>{children}</FieldLayoutContext>
    </form>
  );
}

const noErrors: readonly FormError[] = [];

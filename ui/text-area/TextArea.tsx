import type { Ref } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField, useInputValue } from '../internals/field/index.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './text-area.css.ts';

export type TextAreaProps = DomProps<
  'textarea',
  FieldTexts & {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** The most characters; counted in the label row. More can be typed, so that nothing pasted is lost. */
    limit?: number;
    ref?: Ref<HTMLTextAreaElement>;
  }
>;

/** Text of several lines, which grows with what is typed; props and `ref` go to the `<textarea>`. */
export function TextArea({ value, defaultValue, onValueChange, limit, onChange, ref, ...props }: TextAreaProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const input = useInputValue<HTMLTextAreaElement>(value, defaultValue, onValueChange);
  // Counts characters, not UTF-16 units: 𠮷 is one.
  const length = [...input.value].length;
  const over = limit !== undefined && length > limit;
  const failure = error ?? (over ? locale.charactersLeft(limit - length) : undefined);
  const { ids, state, describedBy } = useField({ ...rest, error: failure, success });
  const merged = useMergedRef(input.ref, ref);
  const counter = limit !== undefined && (
    <Text size="meta" tone={over ? 'error' : 'tertiary'}>
      <span aria-hidden>{locale.characters(length, limit)}</span>
      <VisuallyHidden>{locale.charactersLeft(limit - length)}</VisuallyHidden>
    </Text>
  );
  return (
    <FieldFrame {...frame} ids={ids} error={failure} labelEnd={counter || frame.labelEnd}>
      <div className={cx(field.box, field.sizes.large, css.box)} data-state={state}>
        <textarea
          {...rest}
          ref={merged}
          id={ids.control}
          required={required}
          aria-invalid={failure ? true : undefined}
          aria-describedby={describedBy}
          className={cx(field.input, css.area)}
          value={input.value}
          onChange={(event) => {
            onChange?.(event);
            input.set(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}

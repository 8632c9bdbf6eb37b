import { type ReactNode, useId } from 'react';
import { CircleAlertIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useLocale } from '../../locale/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './form-row.css.ts';

/** What every row says beside its control. */
export interface RowTexts {
  label: ReactNode;
  /** A grey line below. */
  help?: ReactNode;
  /** What is wrong; makes the row invalid. */
  error?: string;
  required?: boolean;
}

export interface RowIds {
  control: string;
  label: string;
  message: string;
}

type RowFrameProps = RowTexts & {
  ids: RowIds;
  state: string;
  labelAs?: 'label' | 'span';
  /** At the end of the message's line: a counter. */
  messageEnd?: ReactNode;
  children: ReactNode;
} & DomProps<'div'>;

/** Label, control and message of a row (DESIGN §10.9). */
export function RowFrame({
  ids,
  state,
  label,
  help,
  error,
  required,
  labelAs: Label = 'label',
  messageEnd,
  children,
  ...rest
}: RowFrameProps) {
  const { announced, tones } = useLocale();
  return (
    <div {...rest} className={css.row} data-state={state}>
      <Label id={ids.label} htmlFor={Label === 'label' ? ids.control : undefined} className={css.label}>
        {label}
        {required && (
          <span aria-hidden className={css.star}>
            *
          </span>
        )}
      </Label>
      <div className={css.control}>{children}</div>
      <div className={css.foot}>
        <div id={ids.message} aria-live="polite" className={css.message} data-tone={error ? 'error' : 'help'}>
          {error ? (
            <>
              <CircleAlertIcon size={16} strokeWidth={2} />
              <VisuallyHidden>{announced(tones.error)}</VisuallyHidden>
              <span>{error}</span>
            </>
          ) : (
            help
          )}
        </div>
        {messageEnd}
      </div>
    </div>
  );
}

/** Rows with lines between them. Renders a div; place it in a `Section` without padding. */
export function FormRows(props: DomProps<'div'>) {
  return <div {...props} className={css.rows} />;
}

export type FormRowProps = DomProps<'div', RowTexts & { children: ReactNode }>;

/** A row for any other control (radios, a picture): the label names the group. Renders a div. */
export function FormRow({ label, help, error, required, children, ...rest }: FormRowProps) {
  const own = useId();
  const ids = { control: own, label: `${own}-label`, message: `${own}-message` };
  return (
    <RowFrame
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.message}
      {...rest}
      ids={ids}
      label={label}
      help={help}
      error={error}
      required={required}
      labelAs="span"
      state={error ? 'invalid' : 'idle'}
    >
      {children}
    </RowFrame>
  );
}

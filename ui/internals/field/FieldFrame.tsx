import { createContext, type ReactNode, useContext } from 'react';
import { CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon } from '../../icon/icons.ts';
import { useLocale } from '../../locale/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import { cx } from '../dom.ts';
import * as css from './field.css.ts';
import type { FieldIds } from './useField.ts';

/** What every field says around its control. */
export type FieldTexts = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** At the end of the label row: a link, a limit. */
  labelEnd?: ReactNode;
  help?: ReactNode;
  /** What is wrong and how to put it right; makes the field invalid. */
  error?: string;
  /** Shown in green once the value was checked. */
  success?: string;
  /** A remark that does not block, such as Caps Lock. */
  warning?: string;
  required?: boolean;
};

/** Separates the props of a field's frame from its other props. */
export function splitTexts<Props extends FieldTexts>({
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  success,
  warning,
  required,
  ...others
}: Props): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  return [{ label, hideLabel, labelEnd, help, error, success, warning, required }, others];
}

/** The position of labels: above their controls, or in a column of 80 beside them (DESIGN §10.2, dialogs). */
export type FieldLayout = 'above' | 'beside';
export const FieldLayoutContext = createContext<FieldLayout>('above');

type FieldFrameProps = FieldTexts & {
  ids: FieldIds;
  /** `span` for controls that are not labelable elements. */
  labelAs?: 'label' | 'span';
  onLabelClick?: () => void;
  children: ReactNode;
};

/** Label, control and messages of a field, one above the other. */
export function FieldFrame({
  ids,
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  success,
  warning,
  required,
  labelAs: Label = 'label',
  onLabelClick,
  children,
}: FieldFrameProps) {
  const layout = useContext(FieldLayoutContext);
  const words = (
    <Label
      id={ids.label}
      htmlFor={Label === 'label' ? ids.control : undefined}
      onClick={onLabelClick}
      className={cx(css.label, hideLabel && css.hiddenLabel)}
    >
      {label}
      {required && (
        <span aria-hidden className={css.star}>
          {/* The word joiner keeps the asterisk on the line of the label's last character. */}
          {'\u2060*'}
        </span>
      )}
    </Label>
  );
  return (
    <div className={css.layouts[layout]}>
      {hideLabel && !labelEnd ? (
        words
      ) : (
        <div className={css.labelRow}>
          {words}
          {labelEnd && <div className={css.labelEnd}>{labelEnd}</div>}
        </div>
      )}
      {children}
      <div id={ids.message} className={css.messages} aria-live="polite">
        <FieldMessage help={help} error={error} success={success} warning={warning} />
      </div>
    </div>
  );
}

/** The one message under a control: an error has priority over help. */
export function FieldMessage({
  help,
  error,
  success,
  warning,
}: Pick<FieldTexts, 'help' | 'error' | 'success' | 'warning'>) {
  const { tones } = useLocale();
  if (error)
    return <Line tone="error" icon={<CircleAlertIcon size={16} strokeWidth={2} />} name={tones.error} text={error} />;
  if (warning)
    return (
      <Line tone="warning" icon={<TriangleAlertIcon size={16} strokeWidth={2} />} name={tones.warning} text={warning} />
    );
  if (success) return <Line tone="success" icon={<CircleCheckIcon size={16} strokeWidth={2} />} text={success} />;
  return help ? <Line tone="help" text={help} /> : null;
}

type LineProps = { tone: keyof typeof css.tones; icon?: ReactNode; name?: string; text: ReactNode };

function Line({ tone, icon, name, text }: LineProps) {
  const { announced } = useLocale();
  return (
    <div className={cx(css.message, css.tones[tone])}>
      {icon && <span className={css.messageIcon}>{icon}</span>}
      <span>
        {name && <VisuallyHidden>{announced(name)}</VisuallyHidden>}
        {text}
      </span>
    </div>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import { ButtonContent } from './ButtonContent.tsx';
import * as css from './button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'light', 'outline', 'danger', 'text'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large', 'xlarge'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export type ButtonLook = {
  /** Prominence; at most one `primary` per panel. Default `secondary`. */
  variant?: ButtonVariant;
  /** 32, 40, 48 or 56 design pixels high; default `medium` (40). */
  size?: ButtonSize;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
};

export type ButtonProps = DomProps<
  'button',
  ButtonLook & {
    /** Shows that the action runs and blocks a second press; the width and the focus stay. */
    loading?: boolean;
    /** Words beside the spinner while loading, where the button must keep words (正在退出…). */
    loadingText?: string;
  }
>;

type ButtonClassOptions = { variant: ButtonVariant; size: ButtonSize; fullWidth?: boolean };

export function buttonClass({ variant, size, fullWidth }: ButtonClassOptions): string {
  return cx(
    css.button,
    css.sizes[size],
    css.kinds[variant],
    variant === 'text' && css.textPadding,
    fullWidth && css.fullWidth,
  );
}

/** A button (`<button type="button">` unless `type` says otherwise). */
export function Button({
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  loading = false,
  loadingText,
  startIcon,
  endIcon,
  children,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled` while loading, or with `aria-disabled`: a disabled button loses focus, and screen readers lose their position.
    if (loading || rest['aria-disabled'] === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      data-state={disabled ? 'disabled' : loading ? 'loading' : rest['aria-disabled'] === true ? 'disabled' : 'idle'}
      onClick={press}
      className={buttonClass({ variant, size, fullWidth })}
    >
      <ButtonContent startIcon={startIcon} endIcon={endIcon} loading={loading} loadingText={loadingText}>
        {children}
      </ButtonContent>
    </button>
  );
}

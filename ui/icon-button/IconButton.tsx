import type { ReactNode } from 'react';
import * as badge from '../badge/badge.css.ts';
import { badgeText } from '../badge/index.ts';
import * as button from '../button/button.css.ts';
import type { ButtonVariant } from '../button/index.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLinkTarget } from '../link/LinkProvider.tsx';
import { useLocale } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './icon-button.css.ts';

export type IconButtonLook = {
  /** What the button does; its name and its tooltip. */
  label: string;
  icon: ReactNode;
  /** A square of 32, 40 or 48 design pixels; default `medium` (40). */
  size?: keyof typeof css.sizes;
  /** `plain` (default) takes the colour of the text around it; the others are the button's. */
  variant?: 'plain' | ButtonVariant;
  /** A count, or `true` for a dot, at the upper corner. */
  badge?: number | boolean;
};

export type IconButtonProps = DomProps<'button', IconButtonLook & { pressed?: boolean; loading?: boolean }>;
export type IconButtonLinkProps = DomProps<'a', IconButtonLook & { href: string }>;

function lookClass({ size = 'medium', variant = 'plain' }: Pick<IconButtonLook, 'size' | 'variant'>): string {
  return cx(button.button, variant === 'plain' ? css.plain : button.kinds[variant], css.square, css.sizes[size]);
}

function Mark({ value }: { value: number | boolean | undefined }) {
  const locale = useLocale();
  if (!value || (typeof value === 'number' && value < 0)) return null;
  if (value === true) {
    return (
      <>
        <span aria-hidden className={cx(badge.dot, badge.cornerDot)} />
        <VisuallyHidden>{locale.unreadDot}</VisuallyHidden>
      </>
    );
  }
  const text = badgeText(value);
  return (
    <>
      <span
        aria-hidden
        className={cx(
          badge.badge,
          badge.sizes.icon,
          badge.tones.attention,
          text.length > 2 ? badge.wideCorner : badge.corner,
        )}
      >
        {text}
      </span>
      <VisuallyHidden>{locale.unread(text)}</VisuallyHidden>
    </>
  );
}

/** A square button (`<button>`) with an icon only; `label` is its name and tooltip. */
export function IconButton({
  label,
  icon,
  size,
  variant,
  badge: mark,
  pressed,
  loading = false,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      disabled={disabled}
      aria-pressed={pressed}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      data-state={disabled || rest['aria-disabled'] === true ? 'disabled' : loading ? 'loading' : 'idle'}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cx(lookClass({ size, variant }), css.pressed)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {loading ? <Spinner size={18} label={false} /> : icon}
      <Mark value={mark} />
    </button>
  );
}

/** A link (`<a>`) that looks like an icon button. */
export function IconButtonLink({ label, icon, size, variant, badge: mark, ...rest }: IconButtonLinkProps) {
  const Target = useLinkTarget();
  return (
    <Target title={label} {...rest} className={lookClass({ size, variant })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
      <Mark value={mark} />
    </Target>
  );
}

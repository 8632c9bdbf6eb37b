import type { DomProps } from '../internals/dom.ts';
import { useLinkTarget } from '../link/LinkProvider.tsx';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { ButtonContent } from './ButtonContent.tsx';

export type ButtonLinkProps = DomProps<'a', ButtonLook & { href: string; external?: boolean }>;

/** A link (`<a>`) that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  startIcon,
  endIcon,
  external,
  children,
  ...rest
}: ButtonLinkProps) {
  const Target = useLinkTarget();
  const outside = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Target {...outside} {...rest} className={buttonClass({ variant, size, fullWidth })}>
      <ButtonContent startIcon={startIcon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </Target>
  );
}

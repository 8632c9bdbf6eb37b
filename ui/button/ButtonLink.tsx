import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
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
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, fullWidth })}>
      <ButtonContent startIcon={startIcon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}

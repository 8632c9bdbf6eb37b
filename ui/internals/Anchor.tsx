import type { ComponentPropsWithRef } from 'react';
import { useLinkTarget } from '../link/LinkProvider.tsx';

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** Opens in a new window, which gets no hold on this one. */
  external?: boolean;
}

/**
 * An unstyled link, through the application's router if there is one.
 * Without `href` it is an `a` that is not a link: a row whose page does not exist is shown as text.
 */
export function Anchor({ href, external, ...rest }: AnchorProps) {
  const Target = useLinkTarget();
  if (href === undefined) return <a {...rest} />;
  return <Target {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} href={href} />;
}

import type { ComponentPropsWithRef } from 'react';
import { useLinkTarget } from '../link/LinkProvider.tsx';

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** Opens in a new window, which gets no hold on this one. */
  external?: boolean;
}

/**
 * A link without looks of its own, through the application's router when there is one.
 * Without `href` it is an `a` that is no link: a row whose page does not exist keeps its place as text.
 */
export function Anchor({ href, external, ...rest }: AnchorProps) {
  const Target = useLinkTarget();
  if (href === undefined) return <a {...rest} />;
  return <Target {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} href={href} />;
}

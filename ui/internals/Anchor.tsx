import type { ComponentPropsWithRef } from 'react';
import { useLinkTarget } from '../link/index.ts';

/**
 * A link without looks of its own, through the application's router when there is one.
 * Without `href` it is an `a` that is no link: a row whose page does not exist keeps its place as text.
 */
export function Anchor({ href, ...rest }: ComponentPropsWithRef<'a'>) {
  const Target = useLinkTarget();
  return href === undefined ? <a {...rest} /> : <Target {...rest} href={href} />;
}

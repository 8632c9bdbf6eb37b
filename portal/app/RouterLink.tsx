import type { LinkTargetProps } from '@yimen/ui/link';
import { Link } from 'react-router';

/** Every link of the components: pages by the router, outside addresses and anchors of this page by the browser. */
export function RouterLink({ href, target, ...rest }: LinkTargetProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  if (!inside) return <a {...rest} href={href} target={target} />;
  return <Link {...rest} to={href} prefetch="intent" />;
}

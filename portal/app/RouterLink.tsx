import type { LinkTargetProps } from '@yimen/ui/link';
import { Link } from 'react-router';

/**
 * Every link of the components: pages by the router, outside addresses and anchors of this page by the browser.
 * Filters and views of the same page (`data-keep-place`) leave the scroll position as it is.
 */
export function RouterLink({ href, target, ...rest }: LinkTargetProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  if (!inside) return <a {...rest} href={href} target={target} />;
  const { 'data-keep-place': keepsPlace } = rest as { 'data-keep-place'?: string };
  return <Link {...rest} to={href} prefetch="intent" preventScrollReset={keepsPlace !== undefined} />;
}

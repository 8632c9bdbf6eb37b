import type { LinkTargetProps } from '@yimen/ui/link';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { entryNumber } from '../../router-internals/router.tsx';
import { countsAsRead } from '../routes/links.ts';
import { isOnItsWay } from './cancel-navigation.ts';

/** What the components say about a link beside its props. */
interface Marks {
  /** Filters and views of the same page leave the scroll position as it is. */
  'data-keep-place'?: string;
  /** The arrow of a phone page. */
  'data-back'?: string;
}

/** Every link of the components: pages by the router, outside addresses and anchors of this page by the browser. */
export function RouterLink({ href, target, ...rest }: LinkTargetProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  const { 'data-keep-place': keepsPlace, 'data-back': back } = rest as Marks;
  if (!inside) return <a {...rest} href={href} target={target} />;
  if (back !== undefined) return <BackLink {...rest} href={href} />;
  // What counts as read when it is asked for is not fetched because a pointer passes over its link; a finger passes
  // over all that it scrolls.
  const prefetch = countsAsRead(href) || href.startsWith('/mobile/') ? 'none' : 'intent';
  function open(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event);
    if (!opensElsewhere(event) && isOnItsWay(href)) event.preventDefault();
  }
  return <Link {...rest} to={href} prefetch={prefetch} preventScrollReset={keepsPlace !== undefined} onClick={open} />;
}

/** Goes back to where the visitor came from, as the phone's own button does; to `href` who came from nowhere here. */
function BackLink({ href, onClick, ...rest }: LinkTargetProps) {
  const navigate = useNavigate();
  function back(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event) || !entryNumber()) return;
    event.preventDefault();
    void navigate(-1);
  }
  return <Link {...rest} to={href} onClick={back} />;
}

/** In a new tab or window, or as a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

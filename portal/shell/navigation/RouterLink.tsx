import { isPhonePath } from '@yimen/contract/paths';
import type { LinkTargetProps } from '@yimen/ui/link';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { entryNumber } from '../../router-internals/router.tsx';
import { countsAsRead } from '../routes/links.ts';
import { isOnItsWay } from './cancel-navigation.ts';

/** Data attributes that components put on a link. */
interface Marks {
  /** Keeps the scroll position, for filters and views of the same page. */
  'data-keep-place'?: string;
  /** Marks the back arrow of a phone page. */
  'data-back'?: string;
}

/**
 * Renders every link of the components: pages go through the router, external addresses and anchors of this page
 * through the browser.
 */
export function RouterLink({ href, target, ...rest }: LinkTargetProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  const { 'data-keep-place': keepsPlace, 'data-back': back } = rest as Marks;
  if (!inside) return <a {...rest} href={href} target={target} />;
  if (back !== undefined) return <BackLink {...rest} href={href} />;
  // No prefetch where fetching a page marks it as read, nor on phone pages, where a finger touches every link that it
  // scrolls over.
  const prefetch = countsAsRead(href) || isPhonePath(href) ? 'none' : 'intent';
  function open(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event);
    if (!opensElsewhere(event) && isOnItsWay(href)) event.preventDefault();
  }
  return <Link {...rest} to={href} prefetch={prefetch} preventScrollReset={keepsPlace !== undefined} onClick={open} />;
}

/** Goes back in the history, as the phone's own button does; to `href` when there is no earlier page of this site. */
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

/** Whether a click opens a new tab or window, or downloads. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

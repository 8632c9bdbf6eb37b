import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './skip-link.css.ts';

export type SkipLinkProps = DomProps<'a', { /** `#id` of where it leads. */ href: string }>;

/** A link seen only while focused, the first of a page or before a long filter: jumps to the content (`<a>`). */
export function SkipLink({ href, children, onClick, ...rest }: SkipLinkProps) {
  const locale = useLocale();
  return (
    <a
      {...rest}
      href={href}
      className={css.link}
      onClick={(event) => {
        onClick?.(event);
        // In some browsers, and in applications with a router, scrolling alone does not move the focus.
        const target = document.getElementById(decodeURIComponent(href.slice(1)));
        if (!target) return;
        if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
        target.focus();
      }}
    >
      {children ?? locale.skipToContent}
    </a>
  );
}

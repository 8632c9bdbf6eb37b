import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './loading-overlay.css.ts';

export type LoadingOverlayProps = DomProps<
  'div',
  {
    /** Covers what is below and keeps the focus out of it. */
    loading: boolean;
    /** What is being waited for; 正在加载 by default. */
    label?: string;
    /** What keeps its place below while it cannot be used. */
    children?: ReactNode;
  }
>;

/**
 * Lays a veil with a spinner over its content while that is being fetched again: the content stays to be read, cannot
 * be used, and has the focus back afterwards. The veil waits 200 ms, so that a fast answer does not flash. Renders a div.
 */
export function LoadingOverlay({ loading, label, children, ref, ...rest }: LoadingOverlayProps) {
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const words = label ?? locale.loading;

  const held = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = content.current;
    if (!box) return;
    box.inert = loading;
    const focused = document.activeElement;
    if (loading) {
      // An inert element loses focus, so this box takes it; otherwise it would start from the top of the page.
      held.current = focused instanceof HTMLElement && box.contains(focused) ? focused : null;
      if (held.current) root.current?.focus({ preventScroll: true });
    } else if (held.current && focused === root.current) {
      held.current.focus({ preventScroll: true });
    }
  }, [loading]);

  return (
    <div
      {...rest}
      ref={useMergedRef(root, ref)}
      className={css.root}
      tabIndex={-1}
      aria-busy={loading}
      data-state={loading ? 'loading' : 'idle'}
    >
      <div ref={content} className={css.content}>
        {children}
      </div>
      {/* Always rendered: a live region announces only changes inside it. */}
      <div role="status" className={loading ? css.veil : undefined}>
        {loading && (
          <span className={css.words}>
            <Spinner size={24} label={false} />
            {words}
          </span>
        )}
      </div>
    </div>
  );
}

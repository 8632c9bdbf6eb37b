import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from '../useMergedRef.ts';
import * as css from './modal.css.ts';

type ModalBodyProps = { id?: string; className: string; children: ReactNode; ref?: Ref<HTMLDivElement> };

/**
 * The body of a dialog. It scrolls between header and footer when it is too tall for the window; otherwise it does not
 * clip, so that the panel of a select or calendar may extend beyond the dialog.
 */
export function ModalBody({ className, children, ref, ...rest }: ModalBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current: outer } = frame;
    const { current: inner } = content;
    if (!outer || !inner) return;
    const look = () => setScrolls(inner.offsetHeight > outer.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    observer.observe(inner);
    look();
    return () => observer.disconnect();
  }, []);
  return (
    <div
      {...rest}
      ref={useMergedRef(frame, ref)}
      data-modal-body=""
      data-state={scrolls ? 'scrolls' : 'fits'}
      className={css.body}
      // A scroll container must be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
    >
      <div ref={content} className={className}>
        {children}
      </div>
    </div>
  );
}

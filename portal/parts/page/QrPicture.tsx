import type { ReactNode } from 'react';
import * as css from './qr-picture.css.ts';

interface QrPictureProps {
  /** Undefined until it has loaded. */
  code: { path: string; size: number } | undefined;
  label: string;
  /** Still visible, but no longer scannable. */
  spent?: boolean;
  /** Shown instead of the code until it has loaded. */
  children?: ReactNode;
}

/** A QR code in its frame, which takes its space from the start. */
export function QrPicture({ code, label, spent = false, children }: QrPictureProps) {
  return (
    <div className={css.frame}>
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          className={spent ? css.spent : css.code}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
      {children}
    </div>
  );
}

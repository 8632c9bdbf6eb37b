import type { ReactNode } from 'react';
import * as css from './qr-picture.css.ts';

interface QrPictureProps {
  /** Undefined while there is none yet. */
  code: { path: string; size: number } | undefined;
  label: string;
  /** Still there, but no camera reads it. */
  spent?: boolean;
  /** In the code's place until there is one. */
  children?: ReactNode;
}

/** A QR code in its frame, which holds its place from the start. */
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

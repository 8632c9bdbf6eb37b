import { createContext, useContext } from 'react';

/** What only the server knows or needs to know while it draws a page. */
export interface ServerDrawing {
  nonce: string;
  /** The institution's theme as CSS; empty before the institution is known. */
  themeCss: string;
}

/** Null in the browser, which finds what it needs in the document. */
export const ServerDrawingContext = createContext<ServerDrawing | null>(null);

interface ServerTextProps {
  as: 'script' | 'style';
  id: string;
  text(drawing: ServerDrawing): string;
}

/**
 * A `<script>` or `<style>` whose text the server writes and the browser keeps as it finds it: it travels once,
 * and what makes it stays out of the browser's bundle. The text is computed from checked values or constant.
 */
export function ServerText({ as: Element, id, text }: ServerTextProps) {
  const drawing = useContext(ServerDrawingContext);
  const html = drawing
    ? text(drawing)
    : typeof document === 'undefined'
      ? ''
      : (document.getElementById(id)?.textContent ?? '');
  return (
    <Element
      id={id}
      // The browser hides the nonce from scripts, so that it never equals the server's.
      nonce={drawing?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text of a script or style
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

import { createContext, useContext } from 'react';

/** What only the server knows or needs to know while it draws a page. */
export interface ServerDrawing {
  nonce: string;
  /** The institution's theme as CSS; empty before the institution is known. */
  themeCss: string;
}

/** Null in the browser, which finds what it needs in the document. */
export const ServerDrawingContext = createContext<ServerDrawing | null>(null);

/** The document's nonce, on the server and in the browser; for elements of the router, which must not differ. */
export function useNonce(): string | undefined {
  const drawing = useContext(ServerDrawingContext);
  if (drawing) return drawing.nonce;
  if (typeof document === 'undefined') return undefined;
  documentNonce ??= document.querySelector<HTMLElement>('style[nonce]')?.nonce || undefined;
  return documentNonce;
}

let documentNonce: string | undefined;

interface ServerTextProps {
  as: 'script' | 'style';
  id: string;
  text(drawing: ServerDrawing): string;
}

interface Written {
  text: string;
  nonce: string | undefined;
}

/**
 * A `<script>` or `<style>` whose text the server writes and the browser keeps as it finds it: it travels once,
 * and what makes it stays out of the browser's bundle. The text is computed from checked values or constant.
 */
export function ServerText({ as: Element, id, text }: ServerTextProps) {
  const drawing = useContext(ServerDrawingContext);
  const written = drawing ? { text: text(drawing), nonce: drawing.nonce } : found(id);
  return (
    <Element
      id={id}
      nonce={written.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text of a script or style
      dangerouslySetInnerHTML={{ __html: written.text }}
    />
  );
}

const known = new Map<string, Written>();

/** What the server wrote, read once: an error page draws the whole document anew and still needs it. */
function found(id: string): Written {
  const before = known.get(id);
  if (before) return before;
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  // A page that is the same for all guests has none.
  const written = { text: element?.textContent ?? '', nonce: element?.nonce || undefined };
  if (element) known.set(id, written);
  return written;
}

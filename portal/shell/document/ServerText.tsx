import { createContext, useContext } from 'react';

/** Values that exist only on the server while it renders a page. */
export interface ServerDrawing {
  nonce: string;
  /** The institution's theme as CSS; empty before the institution is known. */
  themeCss: string;
}

/** Null in the browser, which reads the values from the document. */
export const ServerDrawingContext = createContext<ServerDrawing | null>(null);

/** The document's nonce, on the server and in the browser; for the router's elements, which must be equal on both. */
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

interface WrittenText {
  text: string;
  nonce: string | undefined;
}

/**
 * A `<script>` or `<style>` whose text the server writes and the browser leaves unchanged on hydration. The text is
 * sent once, and the code that makes it is not in the browser's bundle. It must be constant or made of checked values.
 */
export function ServerText({ as: Element, id, text }: ServerTextProps) {
  const drawing = useContext(ServerDrawingContext);
  const written = drawing ? { text: text(drawing), nonce: drawing.nonce } : writtenText(id);
  return (
    <Element
      id={id}
      nonce={written.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text of a script or style
      dangerouslySetInnerHTML={{ __html: written.text }}
    />
  );
}

const writtenTexts = new Map<string, WrittenText>();

/** What the server wrote, cached: an error page renders the whole document again and still needs it. */
function writtenText(id: string): WrittenText {
  const before = writtenTexts.get(id);
  if (before) return before;
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  // A page that is the same for all guests has no nonce.
  const written = { text: element?.textContent ?? '', nonce: element?.nonce || undefined };
  if (element) writtenTexts.set(id, written);
  return written;
}

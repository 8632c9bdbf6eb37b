import { createHash } from 'node:crypto';

/** A page whose inline scripts and styles are trusted by hashes, as sources of a content security policy. */
export interface HashedPage {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Replaces a page's nonce by hashes of the inline parts that carry it, so that the page is the same for everyone. Parts
 * without the nonce are not trusted. Null when the nonce appears anywhere else, because the page would reveal it.
 */
export function hashInlineParts(page: string, nonce: string): HashedPage | null {
  const pieces = page.split(` nonce="${nonce}"`);
  const html = pieces.join('');
  if (html.includes(nonce)) return null;
  const trusted = { script: new Set<string>(), style: new Set<string>() };
  for (const [index, after] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before === undefined) continue;
    const name = /^<(script|style)\b/.exec(before.slice(before.lastIndexOf('<')))?.[1] as
      | keyof typeof trusted
      | undefined;
    if (!name) continue;
    const text = after.slice(after.indexOf('>') + 1, after.indexOf(`</${name}`));
    if (text) trusted[name].add(hashOf(text));
  }
  return { html, scripts: [...trusted.script], styles: [...trusted.style] };
}

/** The hash of the text as a browser parses it, with all line breaks as `\n`. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

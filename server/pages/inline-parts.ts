import { createHash } from 'node:crypto';

/** A page whose inline scripts and styles are let through by what they say, as sources of a content security policy. */
export interface HashedPage {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Trusts a page's inline parts by their hashes instead of the nonce that it was drawn with, which it loses: so it is the
 * same for everyone. What does not carry the nonce is not trusted. Null when the nonce stands anywhere else: such a page
 * would give it away.
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

/** Of the text as a browser reads it, which knows one kind of line's end. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

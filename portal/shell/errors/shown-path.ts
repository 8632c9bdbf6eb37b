/** Longest path that is shown whole: beyond it an address is no longer read. */
const longest = 200;
/** What cannot be seen, turns the direction of what follows, or would look like a part of its own, stays encoded. */
const misleading = /[\p{C}\p{Z}/]/u;

/** A path as people read it: `/%E9%A6%96%E9%A1%B5` is `/首页`. */
export function shownPath(pathname: string): string {
  const shown = pathname.replace(/(?:%[0-9a-f]{2})+/gi, decodedIfPlain);
  return shown.length > longest ? `${Array.from(shown).slice(0, longest).join('')}…` : shown;
}

function decodedIfPlain(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    return misleading.test(text) ? encoded : text;
  } catch {
    return encoded;
  }
}

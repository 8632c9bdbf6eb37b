/** Characters before and after the place that an excerpt shows. */
const before = 18;
const after = 70;

/** The words around the place where a text speaks of the query; empty when it does not. */
export function excerptAround(text: string, query: string): string {
  const wanted = query.trim();
  const at = wanted ? text.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
  if (at < 0) return '';
  // From the beginning of the sentence where it is near: half a sentence reads worse than a whole one.
  const near = text.slice(Math.max(0, at - before * 2), at);
  const sentence = Math.max(...['。', '；', '\n', '！', '？'].map((mark) => near.lastIndexOf(mark)));
  const from = sentence >= 0 ? at - near.length + sentence + 1 : Math.max(0, at - before);
  const to = Math.min(text.length, at + wanted.length + after);
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 && sentence < 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`;
}

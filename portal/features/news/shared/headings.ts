import type { Block } from '@yimen/contract/news/articles';

/** Id of the heading at this index of a text's blocks. */
export function headingId(index: number): string {
  return `part-${index}`;
}

/** A text's headings, for the table of contents. */
export function headingsOf(body: readonly Block[]): { id: string; title: string }[] {
  return body.flatMap((block, index) => (block.type === 'h' ? [{ id: headingId(index), title: block.text }] : []));
}

/** Length of a text in characters: each Chinese character and each Latin word counts as one; rounded to tens. */
export function lengthOf(body: readonly Block[]): number {
  const words = body.flatMap((block) => {
    if (block.type === 'list') return block.items;
    if (block.type === 'table') return block.rows.flat();
    return block.type === 'image' ? [] : [block.text];
  });
  const count = words.join(' ').match(/\p{Script=Han}|[A-Za-z0-9]+/gu)?.length ?? 0;
  return Math.max(10, Math.round(count / 10) * 10);
}

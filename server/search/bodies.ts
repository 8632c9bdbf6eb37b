import type { Block } from '@yimen/contract/news/articles';
import type { Guide } from '@yimen/contract/services/guide';

/** The plain text of an article's or a notice's blocks. */
export function plainText(body: readonly Block[]): string {
  return body.flatMap(blockTexts).join('\n');
}

function blockTexts(block: Block): string[] {
  if (block.type === 'list') return block.items;
  if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.join('，'));
  return [block.type === 'image' ? block.caption : block.text];
}

type GuideWords = Pick<Guide, 'who' | 'conditions' | 'steps' | 'notices' | 'faq'> & {
  materials: readonly Pick<Guide['materials'][number], 'name' | 'note'>[];
};

/** The text of a guide that people may search for, without names and numbers of staff. */
export function guideText(summary: string, guide: GuideWords): string {
  return [
    summary,
    guide.who,
    ...guide.conditions,
    ...guide.materials.map(({ name, note }) => (note ? `${name}：${note}` : name)),
    ...guide.steps.map(({ title, detail }) => `${title}：${detail}`),
    ...guide.notices,
    ...guide.faq.flatMap(({ q, a }) => [q, a]),
  ].join('\n');
}

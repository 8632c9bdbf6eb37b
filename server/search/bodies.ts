import type { Guide } from '@yimen/contract/services/guide';
import type { Block } from '../database/schema/publishing.ts';

/** All words of an article or a notice. */
export function plainText(body: readonly Block[]): string {
  return body.flatMap(wordsOf).join('\n');
}

function wordsOf(block: Block): string[] {
  if (block.type === 'list') return block.items;
  if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.join('，'));
  return [block.type === 'image' ? block.caption : block.text];
}

type GuideWords = Pick<Guide, 'who' | 'conditions' | 'steps' | 'notices' | 'faq'> & {
  materials: readonly Pick<Guide['materials'][number], 'name' | 'note'>[];
};

/** What a guide says in words that people may look for; neither names nor numbers of staff. */
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

import type { Waiting } from './outbox-store.ts';

/** What writes would do, in words: `添加日程“小组讨论”、2 项收藏`. */
export function unsentWords(writes: readonly Waiting[]): string {
  const entries = writes.filter(({ kind }) => kind === 'entry');
  const count = (kind: Waiting['kind']) => writes.filter((each) => each.kind === kind).length;
  const [first] = entries;
  const title = first && `“${(first.input as { title: string }).title}”`;
  return [
    entries.length === 1 ? `添加日程${title}` : entries.length > 1 ? `添加${title}等 ${entries.length} 项日程` : '',
    count('collect') > 0 ? `${count('collect')} 项收藏的改动` : '',
    count('read') > 0 ? `${count('read')} 项通知的已读标记` : '',
  ]
    .filter(Boolean)
    .join('、');
}

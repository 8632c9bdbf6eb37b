import type { DataOf } from '@yimen/contract/endpoint';
import { dayOf } from '@yimen/contract/moment';
import type { Article, noticeInfo } from '@yimen/contract/news/articles';
import { type MatchLike, rootOf } from '../../shell/visit/title.ts';

/** Longer than any messenger shows. */
const longest = 120;

/** What is said of an article where it is handed on. */
export function articleSaid({ title, summary, cover }: Article, path: string) {
  return { name: title, text: summary, path, image: cover, type: 'article' } as const;
}

/**
 * What is said of a notice where it is handed on. What a guest may read it quotes; what a member reads may be meant for
 * that one person, and only says where it comes from.
 */
export function noticeSaid(
  matches: readonly (MatchLike | undefined)[],
  { title, body, department, publishedAt }: DataOf<typeof noticeInfo>,
  path: string,
) {
  const isPublic = rootOf(matches)?.user === null;
  const first = body.find((block) => block.type === 'p' && !/[：:]$/.test(block.text));
  const quoted = isPublic && first?.type === 'p' ? first.text : '';
  const text = quoted || `${department} ${dayOf(publishedAt)} 发布`;
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return { name: title, text: shown, path, type: 'article' } as const;
}

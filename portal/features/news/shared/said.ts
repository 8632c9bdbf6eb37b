import type { DataOf } from '@yimen/contract/endpoint';
import type { Article } from '@yimen/contract/news/articles';
import type { noticeInfo } from '@yimen/contract/notices/notices';
import { dayOf } from '../../../lib/time/clock.ts';
import { type MatchLike, rootData } from '../../../shell/visit/title.ts';

/** More than any messenger shows. */
const longestExtract = 120;

/** Share data of an article. */
export function articleSaid({ title, summary, cover }: Article, path: string) {
  return { name: title, text: summary, path, image: cover, type: 'article' } as const;
}

/**
 * Share data of a notice. For a notice that guests may read, it quotes the text; a member's notice may be personal, so
 * only its source is named.
 */
export function noticeSaid(
  matches: readonly (MatchLike | undefined)[],
  { title, body, department, publishedAt }: DataOf<typeof noticeInfo>,
  path: string,
) {
  const isPublic = rootData(matches)?.user === null;
  const first = body.find((block) => block.type === 'p' && !/[：:]$/.test(block.text));
  const quoted = isPublic && first?.type === 'p' ? first.text : '';
  const text = quoted || `${department} ${dayOf(publishedAt)} 发布`;
  const shown = text.length > longestExtract ? `${text.slice(0, longestExtract)}…` : text;
  return { name: title, text: shown, path, type: 'article' } as const;
}

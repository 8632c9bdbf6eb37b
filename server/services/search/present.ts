import type { Found } from '@yimen/contract/homepage/apps';
import type { Entry, Hit } from './entry.ts';
import type { Part } from './match.ts';
import { syllablesOf } from './reading.ts';
import { isChinese, normalise, type SearchText } from './text.ts';

/** A found thing as lists show it, with what matched in its title. */
export function present(entry: Entry, { field, text, parts }: Hit, query: string): Found {
  const { kind, id, title, note, icon, path } = entry;
  const spoken = /[a-z]/.test(normalise(query));
  return {
    ...{ kind, id, title, icon, path },
    note: field === 'alias' && text ? `又称“${text.text}”，${note}` : note,
    matches: field === 'title' && text ? rangesOf(text, parts) : field === null ? sharedRanges(title, query) : [],
    reading: spoken && [...title].some(isChinese) ? spellTitle(title) : '',
  };
}

/** Stretches of at least two characters that a title shares with the query's words. */
function sharedRanges(title: string, query: string): [number, number][] {
  const ranges: [number, number][] = [];
  const wanted = query.toLowerCase();
  const lower = title.toLowerCase();
  for (let at = 0; at + 1 < lower.length; ) {
    let end = at;
    while (end < lower.length && wanted.includes(lower.slice(at, end + 1))) end++;
    if (end - at >= 2) ranges.push([at, end]);
    at = Math.max(end, at + 1);
  }
  return ranges;
}

/** Matched parts as UTF-16 offsets; what lies between two matched characters belongs to them. */
export function rangesOf(text: SearchText, parts: readonly Part[]): [number, number][] {
  return parts.map(({ start, end }) => [text.starts[start] ?? 0, text.ends[end - 1] ?? 0]);
}

function spellTitle(title: string): string {
  return syllablesOf(title)
    .filter((syllable) => syllable.trim() !== '')
    .join(' ');
}

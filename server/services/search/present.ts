import type { Found } from '@yimen/contract/homepage/apps';
import type { Entry, Hit } from './entry.ts';
import type { Part } from './match.ts';
import { spokenSyllablesOf } from './reading.ts';
import { isChinese, normalise, type SearchText } from './text.ts';

/** A found thing as lists show it, with what matched in its title and how that is read. */
export function present(entry: Entry, { field, text, parts, way }: Hit, query: string): Found {
  const { kind, id, title, note, icon, path } = entry;
  const spoken = text && way !== 'text' && /[a-z]/.test(normalise(query));
  return {
    ...{ kind, id, title, icon, path },
    note: field === 'alias' && text ? `又称“${text.text}”，${note}` : note,
    matches: field === 'title' && text ? rangesOf(text, parts) : field === null ? sharedRanges(title, query) : [],
    reading: spoken ? spell(text, parts) : '',
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

/** The Chinese characters of the parts as they are read in the whole text, from its beginning to its end. */
function spell({ characters }: SearchText, parts: readonly Part[]): string {
  const syllables = spokenSyllablesOf(characters.join(''));
  return parts
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => syllables.slice(start, end).filter((_, at) => isChinese(characters[start + at] ?? '')))
    .join(' ');
}

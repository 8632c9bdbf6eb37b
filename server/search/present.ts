import type { Found } from '@yimen/contract/search';
import type { Hit, Part } from './entry.ts';
import { spokenSyllablesOf } from './reading.ts';
import { charactersOf, isChinese, normalise } from './text.ts';

/** A result as lists show it, with the matched ranges of its title and their reading. */
export function present({ entry, name, parts, way }: Hit, query: string): Found {
  const { kind, id, title, note, icon, path } = entry;
  const spoken = name && way !== 'text' && /[a-z]/.test(normalise(query));
  return {
    kind,
    id,
    title,
    icon,
    path,
    note: name?.field === 'alias' ? `又称“${name.text}”，${note}` : note,
    matches: name?.field === 'title' ? partRanges(title, parts) : name ? [] : sharedRanges(title, query),
    reading: spoken ? spell(name.text, parts) : '',
  };
}

/** Ranges of at least two characters that a title shares with the query's words. */
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

/** Matched parts as UTF-16 offsets; characters between two matched ones are included. */
export function partRanges(text: string, parts: readonly Part[]): [number, number][] {
  const characters = charactersOf(text);
  return parts.map(({ start, end }) => [characters[start]?.start ?? 0, characters[end - 1]?.end ?? 0]);
}

/** The reading of the Chinese characters from the first part to the last, taken from the reading of the whole text. */
function spell(text: string, parts: readonly Part[]): string {
  const characters = charactersOf(text);
  const syllables = spokenSyllablesOf(characters.map(({ folded }) => folded).join(''));
  return parts
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) =>
      syllables.slice(start, end).filter((_, at) => isChinese(characters[start + at]?.folded ?? '')),
    )
    .join(' ');
}

import type { Found } from '@yimen/contract/search';
import type { Hit, Part } from './entry.ts';
import { spokenSyllablesOf } from './reading.ts';
import { charactersOf, isChinese, normalise } from './text.ts';

/** A found thing as lists show it, with what matched in its title and how that is read. */
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
    matches: name?.field === 'title' ? rangesOf(title, parts) : name ? [] : sharedRanges(title, query),
    reading: spoken ? spell(name.text, parts) : '',
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
export function rangesOf(text: string, parts: readonly Part[]): [number, number][] {
  const characters = charactersOf(text);
  return parts.map(({ start, end }) => [characters[start]?.start ?? 0, characters[end - 1]?.end ?? 0]);
}

/** The Chinese characters of the parts as they are read in the whole text, from its beginning to its end. */
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

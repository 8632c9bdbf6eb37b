import { readFileSync } from 'node:fs';
import { syllablesOf } from './reading.ts';
import { isLatin } from './text.ts';

/** Standard words of which any may be meant by a part of a query. */
export type Concept = readonly string[];

/** What a query says in words of the lexicons, and what it says besides. */
export interface Meaning {
  readonly concepts: readonly Concept[];
  /** The query without the words that gave the concepts. */
  readonly rest: string;
}

/** Longer queries are cut. */
const longestQuery = 100;
const longestPhrase = 4;

/**
 * English phrases with standard words; standard words with sayings; what names of departments hold, with what people call
 * such departments; what is written otherwise in traditional letters.
 */
export const english: Record<string, string> = read('english');
export const colloquial: Record<string, string> = read('colloquial');
export const nicknames: Record<string, string> = read('nicknames');
export const traditional: { characters: string; words: Record<string, string> } = read('traditional');

const wordsOf = (text: string) => text.split(' ');

const phrases = new Map(Object.entries(english).map(([phrase, words]) => [keyOf(wordsOf(phrase)), wordsOf(words)]));

/** What people say, longest first; its parts may stand apart. */
const sayings = Object.entries(colloquial)
  .flatMap(([words, said]) => wordsOf(said).map((saying) => ({ parts: saying.split('+'), words: wordsOf(words) })))
  .sort((a, b) => b.parts.join('').length - a.parts.join('').length);

let spelling: ReadonlyMap<string, string> | undefined;
/** Everyday words by their letters: guohu is 过户; made when they are first asked for. */
function byLetters(): ReadonlyMap<string, string> {
  spelling ??= new Map(
    [...Object.entries(colloquial)]
      .flat()
      .flatMap(wordsOf)
      .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
      .map((word) => [syllablesOf(word).join(''), word]),
  );
  return spelling;
}

const simplifiedOf = new Map(wordsOf(traditional.characters).map(([from = '', to = '']) => [from, to]));
const traditionalWords = Object.entries(traditional.words).sort(([a], [b]) => b.length - a.length);

/** English words that say nothing of what is looked for: nearly everything here can be applied for. */
const fillers = new Set(
  wordsOf(
    'a about an and any applicant application apply applying are at be been by can could did do does for from get ' +
      'getting go got had has have hello help hi how i in is it its just like m me my need new not of on online or our ' +
      'please re s should some somebody someone t take that the their there this to ve want was we what when where ' +
      'which who will with would you your',
  ),
);

/** What a query says in English or in everyday Chinese. */
export function meaningOf(query: string): Meaning {
  const inChinese = saidIn(query.slice(0, longestQuery).toLowerCase());
  const inEnglish = writtenIn(inChinese.rest);
  return { concepts: [...inChinese.concepts, ...inEnglish.concepts], rest: inEnglish.rest };
}

/** What people call a department of this name: 工商局 for 市场监督管理局. */
export function nicknamesOf(name: string, ...known: readonly string[]): string[] {
  const called = Object.entries(nicknames).flatMap(([held, said]) =>
    held.split('|').some((part) => name.includes(part)) ? wordsOf(said) : [],
  );
  return [...new Set(called)].filter((each) => each !== name && !known.includes(each));
}

/** The query in the letters and words of the mainland. */
export function simplified(query: string): string {
  let text = query.slice(0, longestQuery);
  if (![...text].some((character) => simplifiedOf.has(character))) return query;
  for (const [from, to] of traditionalWords) text = text.replaceAll(from, to);
  return [...text].map((character) => simplifiedOf.get(character) ?? character).join('');
}

/** The everyday words that a query spells in letters, with what it says in characters; empty where it spells none. */
export function spelledOut(query: string): string {
  const known = byLetters();
  const words =
    query
      .slice(0, longestQuery)
      .toLowerCase()
      .match(/[a-z]+|\p{Script=Han}+/gu) ?? [];
  if (!words.some((word) => known.has(word))) return '';
  return words.flatMap((word) => known.get(word) ?? (isLatin(word.charAt(0)) ? [] : word)).join(' ');
}

function read(name: string) {
  return JSON.parse(readFileSync(new URL(`./lexicon/${name}.json`, import.meta.url), 'utf8'));
}

function saidIn(query: string): Meaning {
  const concepts: Concept[] = [];
  let rest = query;
  if (!/\p{Script=Han}/u.test(query)) return { concepts, rest };
  for (const { parts, words } of sayings) {
    if (!parts.every((part) => rest.includes(part))) continue;
    for (const part of parts) rest = rest.replaceAll(part, ' ');
    concepts.push(parts.length === 1 ? [...words, ...parts] : words);
  }
  return { concepts, rest };
}

/** The longest phrases first; words that only join others are left out. */
function writtenIn(query: string): Meaning {
  const concepts = new Set<Concept>();
  const rest = query.replace(/[a-z]+(?:['’\s-]+[a-z]+)*/g, (run) => {
    const words = run.split(/['’\s-]+/).filter((word) => !fillers.has(word));
    const others: string[] = [];
    for (let at = 0; at < words.length; ) {
      const { concept, length } = phraseAt(words, at);
      if (concept) concepts.add(concept);
      else others.push(words[at] ?? '');
      at += length;
    }
    return ` ${others.join(' ')} `;
  });
  return { concepts: [...concepts], rest };
}

function phraseAt(words: readonly string[], at: number): { concept: Concept | undefined; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const concept = phrases.get(keyOf(words.slice(at, at + length)));
    if (concept) return { concept, length };
  }
  return { concept: undefined, length: 1 };
}

/** The same for `renewing licenses` and `licence renew`. */
function keyOf(words: readonly string[]): string {
  return words.map(stemOf).sort().join(' ');
}

function stemOf(word: string): string {
  const singular = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss|us)es$/, '')
    .replace(/(?<=[a-z]{3}[^isu])s$/, '');
  const plain = singular.replace(/(?<=...)ied$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed)$/, '');
  const undoubled = plain === singular ? plain : plain.replace(/([bdglmnprt])\1$/, '$1');
  return undoubled.replace('licens', 'licenc').replace(/(?<=[a-z]{4})e$/, '');
}

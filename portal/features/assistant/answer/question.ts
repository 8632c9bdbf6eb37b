import { maxLengthOf } from '@yimen/contract/endpoint';
import { search } from '@yimen/contract/search';

/** Question words, which say nothing about the subject. */
const questionEnding =
  /请问|我想|想要|怎么样?|如何|哪里|哪儿|在哪|什么时候|什么|多久|多少|最晚|最早|几点|能不能|可不可以|可以|还能|能|需要|要|办理|办|吗|呢|吧|的|了|在|去|有|是|和|[？?！!。，,、；;：:\s]/gu;

/** Maximum length of a question, in characters. */
export const longestQuestion = maxLengthOf(search, 'query');

/**
 * Search texts for a question: the question itself, the question without question words, then its parts, longest first.
 */
export function searchesOf(question: string): string[] {
  const parts = question
    .split(questionEnding)
    .filter((part): part is string => typeof part === 'string' && part.length > 1)
    .sort((one, other) => other.length - one.length);
  return [...new Set([question, parts.join(''), ...parts, ...parts.flatMap(halvesOfQuestion)])]
    .filter(Boolean)
    .slice(0, 6);
}

/**
 * Halves of a long part, which may name two things: 学生证丢 is 学生证 and what happened to it. Parts of a word are not used.
 */
function halvesOfQuestion(part: string): string[] {
  return part.length > 3 && !/[a-z]/i.test(part) ? [part.slice(0, 3), part.slice(-3)] : [];
}

/** Number of pairs of neighbouring characters that two texts share, as a measure of whether they are about the same. */
export function sharedPairs(one: string, other: string): number {
  const pairs = new Set(pairsOf(one.replace(questionEnding, '')));
  return new Set(pairsOf(other).filter((pair) => pairs.has(pair))).size;
}

function pairsOf(text: string): string[] {
  const same = text.toLowerCase();
  return Array.from({ length: Math.max(0, same.length - 1) }, (_, index) => same.slice(index, index + 2));
}

/** How similar a guide's question is to the asked one, without the service's name, which all its questions share. */
export function nearness(question: string, each: string, name: string): number {
  const named = new Set(pairsOf(name));
  const shared = sharedPairs(question, each);
  const beyond = new Set(pairsOf(question.replace(questionEnding, '')).filter((pair) => !named.has(pair)));
  const own = new Set(pairsOf(each).filter((pair) => beyond.has(pair))).size;
  return shared > 1 ? own : 0;
}

/** Whether a question in Latin letters is the pinyin of the result: one word of it, or whole syllables. */
export function isSpelled(question: string, { matches, note, reading }: ResultReading): boolean {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
  if (reading === '' || words.length === 0) return false;
  if (words.length > 1) return ` ${withoutTones(reading)} `.includes(` ${words.join(' ')} `);
  return matches.length > 0 || note.startsWith('又称');
}

/** Pinyin as people type it: `nü` becomes `nv`. */
function withoutTones(reading: string): string {
  return reading.normalize('NFD').replaceAll('u\u0308', 'v').replace(/\p{M}/gu, '');
}

interface ResultReading {
  matches: readonly unknown[];
  note: string;
  reading: string;
}

/** Whether a text is probably about the question's subject, and does not only name the same place. */
export function isAbout(question: string, text: string): boolean {
  const pairCount = new Set(pairsOf(question.replace(questionEnding, ''))).size;
  const shared = sharedPairs(question, text);
  return shared > 1 || shared * 2 >= pairCount;
}

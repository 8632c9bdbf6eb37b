import { maxLengthOf } from '@yimen/contract/endpoint';
import { search } from '@yimen/contract/search';

/** Words that ask, and say nothing of what is asked for. */
const asking =
  /请问|我想|想要|怎么样?|如何|哪里|哪儿|在哪|什么时候|什么|多久|多少|最晚|最早|几点|能不能|可不可以|可以|还能|能|需要|要|办理|办|吗|呢|吧|的|了|在|去|有|是|和|[？?！!。，,、；;：:\s]/gu;

/** The longest question that is looked at, in characters. */
export const longestQuestion = maxLengthOf(search, 'query');

/** What to look for: the question as it is, what is left of it without its asking words, then its parts, longest first. */
export function searchesOf(question: string): string[] {
  const parts = question
    .split(asking)
    .filter((part): part is string => typeof part === 'string' && part.length > 1)
    .sort((one, other) => other.length - one.length);
  return [...new Set([question, parts.join(''), ...parts, ...parts.flatMap(halves)])].filter(Boolean).slice(0, 6);
}

/** A long part may be two things in a row: 学生证丢 is 学生证 and what became of it. A piece of a word is none. */
function halves(part: string): string[] {
  return part.length > 3 && !/[a-z]/i.test(part) ? [part.slice(0, 3), part.slice(-3)] : [];
}

/** How many pairs of neighbouring characters two texts share: enough to see whether they speak of the same. */
export function sharedPairs(one: string, other: string): number {
  const pairs = new Set(pairsOf(one.replace(asking, '')));
  return new Set(pairsOf(other).filter((pair) => pairs.has(pair))).size;
}

function pairsOf(text: string): string[] {
  const same = text.toLowerCase();
  return Array.from({ length: Math.max(0, same.length - 1) }, (_, index) => same.slice(index, index + 2));
}

/** How much a question of a guide has in common with the one asked, beyond the service's name that all of its share. */
export function nearness(question: string, each: string, name: string): number {
  const named = new Set(pairsOf(name));
  const shared = sharedPairs(question, each);
  const beyond = new Set(pairsOf(question.replace(asking, '')).filter((pair) => !named.has(pair)));
  const own = new Set(pairsOf(each).filter((pair) => beyond.has(pair))).size;
  return shared > 1 ? own : 0;
}

/** Whether the letters of a question are what was found as it is spoken: one word of them, or whole syllables. */
export function isSpelled(question: string, { matches, note, reading }: Spoken): boolean {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
  if (reading === '' || words.length === 0) return false;
  if (words.length > 1) return ` ${withoutTones(reading)} `.includes(` ${words.join(' ')} `);
  return matches.length > 0 || note.startsWith('又称');
}

/** As people type it: `nü` is `nv`. */
function withoutTones(reading: string): string {
  return reading.normalize('NFD').replaceAll('u\u0308', 'v').replace(/\p{M}/gu, '');
}

interface Spoken {
  matches: readonly unknown[];
  note: string;
  reading: string;
}

/** Whether a text is likely to be what the question is about, and does not only name the same place. */
export function isAbout(question: string, text: string): boolean {
  const asked = new Set(pairsOf(question.replace(asking, ''))).size;
  const shared = sharedPairs(question, text);
  return shared > 1 || shared * 2 >= asked;
}

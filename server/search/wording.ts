import type { Steps } from './steps.ts';
import { isChinese } from './text.ts';

/** How much a text tells what its entry is about, by the role of the text. */
const weights = { title: 1, alias: 0.95, keyword: 0.7, wording: 0.6 };
export type Role = keyof typeof weights;
const weightOf = Object.values(weights);
const roles = Object.keys(weights);
/** Adding up this many numbers counts as a step. */
const numbersPerStep = 16;

/** How much of a question's wording an entry shares; rare characters and pairs count more. */
export class WordingIndex {
  /** For each word the entries that hold it, with the role of most weight: one number, entry × 4 + role. */
  readonly #lists = new Map<string, number[]>();
  #entries = 0;
  /** How many numbers the lists hold. */
  size = 0;

  /** Adds an entry's texts, those of most weight first. Entries are numbered in the order of these calls. */
  add(texts: readonly { role: Role; text: string }[]): void {
    const known = new Set<string>();
    for (const { role, text } of texts) {
      for (const word of distinctWords(text)) {
        if (known.has(word)) continue;
        known.add(word);
        const number = this.#entries * 4 + roles.indexOf(role);
        const list = this.#lists.get(word);
        if (list) list.push(number);
        else this.#lists.set(word, [number]);
      }
    }
    this.#entries++;
    this.size += known.size;
  }

  /** Frees the memory that the arrays reserve for growth. */
  trim(): void {
    for (const [word, list] of this.#lists) this.#lists.set(word, list.slice());
  }

  /** The numbers of the entries that share at least `least` of a question, each with its share, 0 to 1. */
  find(question: string, least: number, steps: Steps): { at: number; share: number }[] {
    // In a question with letters, which may be pinyin, a single character is not specific enough.
    const words = [...distinctWords(question)].filter((word) => word.length > 1 || !/[a-z]/i.test(question));
    const lists = words.map((word) => this.#lists.get(word) ?? []).sort((a, b) => a.length - b.length);
    const shared = new Float64Array(this.#entries);
    const counts = new Uint16Array(this.#entries);
    // One shared character of several is chance: 恐龙蛋 does not mean 水龙头.
    const leastCount = words.length > 1 ? 2 : 1;
    let whole = 0;
    for (const list of lists) {
      const rarity = Math.log(1 + this.#entries / (list.length + 1));
      whole += list.length > 0 ? rarity : rarity / 3;
      if (!steps.take(Math.ceil(list.length / numbersPerStep))) continue;
      for (const number of list) {
        const at = number >> 2;
        shared[at] = (shared[at] ?? 0) + rarity * (weightOf[number & 3] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    const found: { at: number; share: number }[] = [];
    shared.forEach((sum, at) => {
      if (sum >= least * whole && (counts[at] ?? 0) >= leastCount) found.push({ at, share: sum / whole });
    });
    return found;
  }
}

const fillers = /怎么|如何|什么|哪里|可以|能不能|需要|我要|我想|请问|一下|多少|时候|了|吗|呢|的/g;

/** The words of a text without its filler words: Chinese characters, pairs of adjacent ones, and Latin words. */
function distinctWords(text: string): Set<string> {
  const runs =
    text
      .toLowerCase()
      .replace(fillers, ' ')
      .match(/\p{Script=Han}+|[a-z0-9]{2,}/gu) ?? [];
  return new Set(runs.flatMap((run) => (isChinese(run) ? charactersAndPairs([...run]) : [run])));
}

function charactersAndPairs(characters: readonly string[]): string[] {
  return characters.flatMap((character, at) => {
    const next = characters[at + 1];
    return next ? [character, character + next] : [character];
  });
}

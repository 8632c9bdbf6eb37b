import type { Concept } from './lexicon.ts';
import type { Steps } from './steps.ts';
import { isChinese } from './text.ts';

/** How much a text tells what its entry is about, by the role of the text. */
const weights = { title: 1, alias: 0.95, keyword: 0.7, wording: 0.6 };
export type Role = keyof typeof weights;
const weightOf = Object.values(weights);
const roles = Object.keys(weights);
/** Adding up this many numbers counts as a step. */
const numbersPerStep = 16;
/** Looking up this many numbers in a map does. */
const heldPerStep = 4;
/** What counts of a question's other words where it has concepts. */
const besideConcepts = 0.3;
/** What counts of each further word for the same concept. */
const furtherWord = 0.2;

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

  /**
   * The numbers of the entries that share at least `least` of a question, each with its share, 0 to 1. Of a concept an
   * entry shares what it holds of the words for it.
   */
  find(
    question: string,
    least: number,
    steps: Steps,
    concepts: readonly Concept[] = [],
  ): { at: number; share: number }[] {
    // In a question with letters, which may be pinyin, a single character is not specific enough.
    const words = [...distinctWords(question)].filter((word) => word.length > 1 || !/[a-z]/i.test(question));
    const lists = words.map((word) => this.#lists.get(word) ?? []).sort((a, b) => a.length - b.length);
    // Beside English that is known, a word that is not says that something else is meant.
    const unknown = concepts.length > 0 && /[a-z]/i.test(question) ? 1.5 : 1 / 3;
    const shared = new Float64Array(this.#entries);
    const counts = new Uint16Array(this.#entries);
    // One shared character of several is chance: 恐龙蛋 does not mean 水龙头.
    const leastCount = words.length > 1 ? 2 : 1;
    let whole = 0;
    for (const concept of concepts) {
      const { sums, most } = this.#holding(concept, steps);
      whole += most;
      for (const [at, sum] of sums) {
        shared[at] = (shared[at] ?? 0) + sum;
        counts[at] = (counts[at] ?? 0) + leastCount;
      }
    }
    const counted = concepts.length > 0 ? besideConcepts : 1;
    for (const list of lists) {
      const rarity = this.#rarity(list.length);
      whole += counted * (list.length > 0 ? rarity : rarity * unknown);
      if (!steps.take(Math.ceil(list.length / numbersPerStep))) continue;
      for (const number of list) {
        const at = number >> 2;
        shared[at] = (shared[at] ?? 0) + counted * rarity * (weightOf[number & 3] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    const found: { at: number; share: number }[] = [];
    shared.forEach((sum, at) => {
      if (sum > 0 && sum >= least * whole && (counts[at] ?? 0) >= leastCount) found.push({ at, share: sum / whole });
    });
    return found;
  }

  /** What each entry holds of the words for a concept, and the rarity of the rarest of them. */
  #holding(concept: Concept, steps: Steps): { sums: Map<number, number>; most: number } {
    const sums = new Map<number, number>();
    let most = 0;
    for (const word of concept) {
      const holders = this.#holders(word, steps);
      const rarity = this.#rarity(holders.size);
      if (holders.size > 0) most = Math.max(most, rarity);
      for (const [at, weight] of holders) {
        const known = sums.get(at) ?? 0;
        const more = rarity * weight;
        sums.set(at, Math.max(known, more) + Math.min(known, more) * furtherWord);
      }
    }
    return { sums, most: most || this.#rarity(0) / 3 };
  }

  /** The entries that hold each part of a word, with the least weight of these. */
  #holders(word: string, steps: Steps): Map<number, number> {
    const lists = partsOf(word)
      .map((part) => this.#lists.get(part) ?? [])
      .sort((a, b) => a.length - b.length);
    let holders: Map<number, number> | null = null;
    for (const list of lists) {
      if (!steps.take(Math.ceil(list.length / heldPerStep))) return new Map();
      const before: Map<number, number> | null = holders;
      holders = new Map();
      for (const number of list) {
        const weight = Math.min(weightOf[number & 3] ?? 0, before ? (before.get(number >> 2) ?? 0) : 1);
        if (weight > 0) holders.set(number >> 2, weight);
      }
    }
    return holders ?? new Map();
  }

  #rarity(holders: number): number {
    return Math.log(1 + this.#entries / (holders + 1));
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

/** The pairs that a standard word consists of: 密码 and 重置 of 密码重置, which may stand apart; 成绩 and 绩单 of 成绩单. */
function partsOf(word: string): string[] {
  const last = word.length - 2;
  if (last <= 0 || !isChinese(word)) return [word.toLowerCase()];
  const starts = [...word].map((_, at) => at).filter((at) => at < last && at % 2 === 0);
  return [...starts, last].map((at) => word.slice(at, at + 2));
}

function charactersAndPairs(characters: readonly string[]): string[] {
  return characters.flatMap((character, at) => {
    const next = characters[at + 1];
    return next ? [character, character + next] : [character];
  });
}

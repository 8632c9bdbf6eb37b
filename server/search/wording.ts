import type { Steps } from './steps.ts';
import { isChinese } from './text.ts';

/** How much the wording of a text says of what its entry is about, by what the text is to it. */
const weights = { title: 1, alias: 0.95, keyword: 0.7, wording: 0.6 };
export type Role = keyof typeof weights;
const weightOf = Object.values(weights);
const roles = Object.keys(weights);
/** Adding so many numbers up is a step. */
const numbersPerStep = 16;

/** How much of a question's wording an entry shares, weighed by how telling each character and pair of them is. */
export class WordingIndex {
  /** For each word its entries, each with the text of most weight that has it: four numbers an entry. */
  readonly #lists = new Map<string, number[]>();
  #entries = 0;
  /** How many numbers there are. */
  size = 0;

  /** Adds an entry's texts, those of most weight first. Entries are numbered as they come. */
  add(texts: readonly { role: Role; text: string }[]): void {
    const known = new Set<string>();
    for (const { role, text } of texts) {
      for (const word of wordsOf(text)) {
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

  /** Gives back the room for more. */
  trim(): void {
    for (const [word, list] of this.#lists) this.#lists.set(word, list.slice());
  }

  /** The numbers of the entries that share at least so much of a question, each with its share, 0 to 1. */
  find(question: string, least: number, steps: Steps): { at: number; share: number }[] {
    // Beside letters, which may stand for others, a single character says too little.
    const words = [...wordsOf(question)].filter((word) => word.length > 1 || !/[a-z]/i.test(question));
    const lists = words.map((word) => this.#lists.get(word) ?? []).sort((a, b) => a.length - b.length);
    const shared = new Float64Array(this.#entries);
    const counts = new Uint16Array(this.#entries);
    // One character of several is chance: 恐龙蛋 is no 水龙头.
    const leastCount = words.length > 1 ? 2 : 1;
    let whole = 0;
    for (const list of lists) {
      const telling = Math.log(1 + this.#entries / (list.length + 1));
      whole += list.length > 0 ? telling : telling / 3;
      if (!steps.take(Math.ceil(list.length / numbersPerStep))) continue;
      for (const number of list) {
        const at = number >> 2;
        shared[at] = (shared[at] ?? 0) + telling * (weightOf[number & 3] ?? 0);
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

/** The Chinese characters, each alone and with its neighbour, and the Latin words of a text without its filler words. */
function wordsOf(text: string): Set<string> {
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

import { isChinese } from './text.ts';

/** How much of a question's wording a document shares, weighed by how telling each pair of characters is. */
export class PairIndex {
  readonly #documents = new Map<string, Map<number, number>>();
  #count = 0;

  /** Adds a document's texts, each with the weight its wording has. Documents are numbered as they come. */
  add(texts: readonly { text: string; weight: number }[]): void {
    const document = this.#count++;
    for (const { text, weight } of texts) {
      for (const pair of pairsOf(text)) {
        const found = this.#documents.get(pair) ?? new Map<number, number>();
        this.#documents.set(pair, found);
        found.set(document, Math.max(found.get(document) ?? 0, weight));
      }
    }
  }

  /** Documents by the share of the question they cover, 0 to 1. */
  find(question: string): Map<number, number> {
    const pairs = pairsOf(question);
    const covered = new Map<number, number>();
    let whole = 0;
    for (const pair of pairs) {
      const found = this.#documents.get(pair);
      const telling = Math.log(1 + this.#count / ((found?.size ?? 0) + 1));
      whole += found ? telling : telling / 3;
      for (const [document, weight] of found ?? []) {
        covered.set(document, (covered.get(document) ?? 0) + telling * weight);
      }
    }
    if (whole > 0) for (const [document, sum] of covered) covered.set(document, sum / whole);
    return covered;
  }
}

const fillers = /怎么|如何|什么|哪里|可以|能不能|需要|我要|我想|请问|一下|多少|时候|了|吗|呢|的/g;

/** Neighbouring Chinese characters, and Latin words, of a text without its filler words. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const part of text
    .toLowerCase()
    .replace(fillers, ' ')
    .match(/\p{Script=Han}+|[a-z0-9]{2,}/gu) ?? []) {
    const characters = [...part];
    if (!isChinese(part)) pairs.add(part);
    else for (let at = 0; at + 1 < characters.length; at++) pairs.add(`${characters[at]}${characters[at + 1]}`);
  }
  return pairs;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { apps, guides } from '../database/schema/services.ts';
import { maskGuide } from '../lib/guide-masking.ts';
import { guideText } from '../search/bodies.ts';
import { meaningOf, nicknamesOf, simplified } from '../search/lexicon.ts';
import { Steps } from '../search/steps.ts';
import { WordingIndex } from '../search/wording.ts';
import { readNames } from '../tenancy/names.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { emptyWords, intents } from './intents.ts';

/** Something that questions can be about. */
export interface Thing {
  readonly kind: 'service' | 'department';
  readonly id: string;
  /** What it is called, the title first. */
  readonly names: readonly string[];
  /** Its names and keywords, by which people look for it. */
  readonly named: string;
  /** What else people say of it: a summary, frequent questions. */
  readonly said: string;
  /** Names of the kinds of people that it is for. */
  readonly suitableFor: readonly string[];
}

export interface Candidate {
  readonly thing: Thing;
  /** How much of the question's wording it shares, in its names and in its text. */
  readonly score: number;
  /** Whether enough of what it shares are words, not characters by chance. */
  readonly certain: boolean;
}

/** What people say of a thing besides its names, and its whole text. */
interface Words {
  readonly keywords: readonly string[];
  readonly wording: readonly string[];
  readonly text: string;
}

/** How long building a book may run before it yields to other work, in ms. */
const sliceMs = 5;
/** What a text counts beside the names. */
const textWorth = 0.4;
/** What the best clause of a question counts beside the whole: people tell what happened before they ask. */
const clauseWorth = 0.6;
const maxClauses = 6;
const minEvidence = 2;
/** So many are compared with the question in full. */
const maxCandidates = 60;
/** What each character of a name that stands in the question counts, and all of them at most. */
const nameWorth = 0.04;
const maxNameWorth = 0.2;
const titleWorth = 0.25;

/** What an institution's assistant knows: its services and departments, by their words. */
export class Book {
  readonly #things: Thing[] = [];
  /** By each frequent question, as it is written. */
  readonly #asked = new Map<string, Thing[]>();
  /** The names of all services, a line each. */
  #services = '';
  readonly #names = new WordingIndex();
  readonly #texts = new WordingIndex();

  add(thing: Omit<Thing, 'named' | 'said'>, { keywords, wording, text }: Words): void {
    const [title = '', ...aliases] = thing.names;
    const whole = { ...thing, named: [...thing.names, ...keywords].join('\n'), said: wording.join('\n') };
    this.#things.push(whole);
    for (const words of new Set(wording)) this.#asked.set(words, [...(this.#asked.get(words) ?? []), whole]);
    if (thing.kind === 'service') this.#services += `${thing.names.join('\n')}\n`;
    this.#names.add([
      { role: 'title', text: title },
      ...aliases.map((alias) => ({ role: 'alias' as const, text: alias })),
      ...keywords.map((keyword) => ({ role: 'keyword' as const, text: keyword })),
      ...wording.map((words) => ({ role: 'wording' as const, text: words })),
    ]);
    this.#texts.add([{ role: 'title', text }]);
  }

  trim(): void {
    this.#names.trim();
    this.#texts.trim();
  }

  get departments(): readonly Thing[] {
    return this.#things.filter(({ kind }) => kind === 'department');
  }

  /** The things of which exactly this is a frequent question. */
  askedOf(question: string): readonly Thing[] {
    return this.#asked.get(question.trim()) ?? [];
  }

  /** Whether some service is called so, or its name holds it. */
  isService(name: string): boolean {
    return this.#services.includes(name);
  }

  /** The things that share words with a question, best first. */
  candidates(question: string): Candidate[] {
    const steps = new Steps(10_000 + this.#names.size + this.#texts.size);
    const plain = simplified(question);
    const scores = this.#shares(plain, steps);
    const clauses = plain
      .split(/[，。？！、；,.?!;\s]+/u)
      .filter((clause) => clause.length > 1)
      .slice(0, maxClauses);
    const best = new Map<number, number>();
    for (const clause of clauses.length > 1 ? clauses : [plain]) {
      for (const [at, share] of this.#shares(clause, steps)) best.set(at, Math.max(best.get(at) ?? 0, share));
    }
    for (const [at, share] of best) scores.set(at, (scores.get(at) ?? 0) + clauseWorth * share);
    const words = subjectPairsOf(plain);
    return [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, maxCandidates)
      .flatMap(([at, shared]) => {
        const thing = this.#things[at];
        if (!thing) return [];
        const certain = evidence(words, thing) >= minEvidence;
        const score = shared / (1 + clauseWorth) + nameIn(plain, thing) + titleIn(words, thing);
        return [{ thing, certain, score }];
      })
      .sort((one, other) => other.score - one.score);
  }

  #shares(text: string, steps: Steps): Map<number, number> {
    const { concepts, rest } = meaningOf(subjectOf(text));
    const shares = new Map<number, number>();
    for (const { at, share } of this.#names.find(rest, 0, steps, concepts)) shares.set(at, share);
    for (const { at, share } of this.#texts.find(rest, 0, steps, concepts)) {
      shares.set(at, (shares.get(at) ?? 0) + textWorth * share);
    }
    return shares;
  }

  get bytes(): number {
    return 1000 + this.#things.length * 600 + (this.#names.size + this.#texts.size) * 13;
  }
}

/** Pairs of characters and words in letters of what a question is about, and of the standard words for it. */
export function subjectPairsOf(question: string): Set<string> {
  const subject = subjectOf(question);
  return new Set([subject, ...meaningOf(subject).concepts.flat()].flatMap(pairsOf));
}

/** How much speaks for a thing: single characters in common, or one word of a frequent question, are chance. */
function evidence(words: ReadonlySet<string>, { named, said }: Thing): number {
  const [names, others] = [named.toLowerCase(), said.toLowerCase()];
  return [...words].reduce((sum, word) => sum + (names.includes(word) ? 2 : others.includes(word) ? 1 : 0), 0);
}

/** What the longest name that a question holds as it is written speaks for. */
function nameIn(question: string, { names }: Thing): number {
  const text = question.toLowerCase();
  const longest = names.reduce(
    (most, name) => (text.includes(name.toLowerCase()) ? Math.max(most, name.length) : most),
    0,
  );
  return longest > 1 ? Math.min(maxNameWorth, longest * nameWorth) : 0;
}

/** What the share of its title that a question has speaks for. */
function titleIn(words: ReadonlySet<string>, { names: [title = ''] }: Thing): number {
  const pairs = pairsOf(title);
  return (titleWorth * pairs.filter((pair) => words.has(pair)).length) / Math.max(1, pairs.length);
}

/** The pairs of neighbouring characters of a text, and its words in letters or digits. */
export function pairsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []).flatMap((run) =>
    /[a-z0-9]/.test(run) ? [run] : [...run].slice(1).map((_, at) => run.slice(at, at + 2)),
  );
}

/** A question without the words that ask, which say nothing of what it is about. */
export function subjectOf(question: string): string {
  const subject = intents.reduce((rest, { asks }) => rest.replace(asks, ' '), question).replace(emptyWords, ' ');
  return subject.replace(/\s+/g, ' ').trim();
}

const books = new VersionCache<Book>({ bytesOf: (book) => book.bytes, maxBytes: 128 * 2 ** 20 });

export const bookOf = (db: Queryable, institution: { id: string }): Promise<Book> =>
  books.get(db, institution, () => readBook(db, institution));

async function readBook(db: Queryable, institution: { id: string }): Promise<Book> {
  const here = scoped(db, institution);
  const [names, rows] = await Promise.all([
    readNames(db, institution),
    here.db
      .select({ app: apps, guide: guides.guide })
      .from(apps)
      .innerJoin(guides, and(here.of(guides), eq(guides.app, apps.id)))
      .where(here.of(apps, eq(apps.attributeType, 1)))
      .orderBy(asc(apps.position)),
  ]);
  const book = new Book();
  let started = performance.now();
  for (const { app, guide } of rows) {
    const { id, name, aliases, keywords, summary, suitableFor } = app;
    // The book is the same for guests: it leaves out what the guide hides from them.
    const shown = maskGuide(guide);
    book.add(
      {
        kind: 'service',
        id,
        names: [name, ...aliases],
        suitableFor: suitableFor.map((each) => names.suitable(each).name),
      },
      { keywords, wording: [summary, ...guide.faq.map(({ q }) => q)], text: `${guideText('', shown)}\n${shown.place}` },
    );
    if (performance.now() - started < sliceMs) continue;
    await nextTurn();
    started = performance.now();
  }
  for (const { id, name, shortName, intro } of names.departments) {
    book.add(
      { kind: 'department', id, names: [...new Set([name, shortName])], suitableFor: [] },
      { keywords: nicknamesOf(name, shortName), wording: [], text: intro },
    );
  }
  book.trim();
  return book;
}

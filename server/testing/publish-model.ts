/** The edited fields of a row, as drafts name them; null where there is no row. */
export type Content = Readonly<Record<string, string>> | null;

/** A field of a draft: what is to be, what its author saw, and whether somebody else wants another value. */
interface Field {
  readonly value: string;
  readonly base: string | null;
  readonly savedAt: number;
  readonly isRivalled: boolean;
}

interface Draft {
  fields: Readonly<Record<string, Field>>;
  withdraws: boolean;
  /** The release that holds it. */
  release: number | null;
}

interface Thing {
  /** The first is what was there at the start, where something was. */
  readonly editions: Content[];
  draft: Draft | null;
}

/** What somebody saw of a thing, and when. */
interface View {
  readonly live: Content;
  readonly at: number;
}

interface Release {
  state: 'published' | 'scheduled' | 'failed';
  /** The things that it changed, and their editions, from 1. */
  readonly changed: (readonly [thing: number, edition: number])[];
}

/** A simple model of drafts, editions and releases. Each method tells whether the program does it, or refuses. */
export class PublishModel {
  readonly things: readonly Thing[];
  readonly releases: Release[] = [];
  readonly #views = new Map<string, View>();
  #clock = 0;

  constructor(contents: readonly Content[]) {
    this.things = contents.map((content) => ({ editions: content ? [content] : [], draft: null }));
  }

  #thing(at: number): Thing {
    const thing = this.things[at];
    if (!thing) throw new Error(`No thing ${at}.`);
    return thing;
  }

  live(at: number): Content {
    return this.#thing(at).editions.at(-1) ?? null;
  }

  view(by: string, at: number): void {
    this.#views.set(`${by} ${at}`, { live: this.live(at), at: this.#clock });
  }

  /** Whether somebody has seen content of a thing, which they then edit. */
  hasSeen = (by: string, at: number) => Boolean(this.#views.get(`${by} ${at}`)?.live);

  save(by: string, at: number, field: string, value: string): boolean {
    const thing = this.#thing(at);
    const view = this.#views.get(`${by} ${at}`);
    if (!view || (thing.draft && thing.draft.release !== null)) return false;
    this.#clock += 1;
    const { [field]: old, ...others } = thing.draft?.fields ?? {};
    const isRivalled = old !== undefined && old.savedAt > view.at && old.value !== value;
    const base = view.live?.[field] ?? null;
    const isNothing = !isRivalled && (this.live(at)?.[field] ?? null) === value;
    const fields = isNothing ? others : { ...others, [field]: { value, base, savedAt: this.#clock, isRivalled } };
    thing.draft = Object.keys(fields).length > 0 ? { fields, withdraws: false, release: null } : null;
    return true;
  }

  withdraw(at: number): boolean {
    const thing = this.#thing(at);
    if (!this.live(at) || (thing.draft && thing.draft.release !== null)) return false;
    this.#clock += 1;
    thing.draft = { fields: {}, withdraws: true, release: null };
    return true;
  }

  discard(at: number): boolean {
    const thing = this.#thing(at);
    if (!thing.draft || thing.draft.release !== null) return false;
    thing.draft = null;
    return true;
  }

  /** Writes contents at once, as a release of their own, or as one that waited. */
  #put(contents: readonly (readonly [thing: number, content: Content])[], waited?: Release): void {
    this.#clock += 1;
    const real = contents.filter(([at, content]) => !isSame(content, this.live(at)));
    for (const [at, content] of real) this.#thing(at).editions.push(content);
    const release: Release = waited ?? { state: 'published', changed: [] };
    for (const [at] of real) release.changed.push([at, this.#thing(at).editions.length]);
    if (!waited && real.length > 0) this.releases.push(release);
  }

  set(at: number, values: Readonly<Record<string, string>>): void {
    this.#put([[at, { ...this.live(at), ...values }]]);
  }

  remove(at: number): boolean {
    if (!this.live(at)) return false;
    this.#put([[at, null]]);
    return true;
  }

  /** The things whose drafts a release holds; null for those that none holds. */
  drafted(release: number | null): number[] {
    return this.things.flatMap(({ draft }, at) => (draft && draft.release === release ? [at] : []));
  }

  #canPublish(all: readonly number[]): boolean {
    return all.every((at) => {
      const { draft } = this.#thing(at);
      const live = this.live(at);
      if (draft?.withdraws) return live !== null;
      return Object.entries(draft?.fields ?? {}).every(([name, { value, base, isRivalled }]) => {
        const now = live?.[name] ?? null;
        return !isRivalled && (now === base || now === value);
      });
    });
  }

  #publish(all: readonly number[], waited?: Release): void {
    const contents = all.map((at) => {
      const { draft } = this.#thing(at);
      const values = Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]);
      return [at, draft?.withdraws ? null : { ...this.live(at), ...Object.fromEntries(values) }] as const;
    });
    this.#put(contents, waited);
    for (const at of all) this.#thing(at).draft = null;
  }

  publish(): boolean {
    const all = this.drafted(null);
    if (!this.#canPublish(all)) return false;
    this.#publish(all);
    return true;
  }

  schedule(): boolean {
    const all = this.drafted(null);
    if (!this.#canPublish(all)) return false;
    this.releases.push({ state: 'scheduled', changed: [] });
    for (const at of all) {
      const { draft } = this.#thing(at);
      if (draft) draft.release = this.releases.length;
    }
    return true;
  }

  /** The number of the first release that waits; 0 for none. */
  waiting(): number {
    return this.releases.findIndex(({ state }) => state === 'scheduled') + 1;
  }

  /** The time of a release has come. */
  comeDue(number: number): void {
    const release = this.releases[number - 1];
    if (!release) throw new Error(`No release ${number}.`);
    const all = this.drafted(number);
    release.state = this.#canPublish(all) ? 'published' : 'failed';
    if (release.state === 'published') this.#publish(all, release);
    for (const { draft } of this.things) if (draft?.release === number) draft.release = null;
  }

  restore(at: number, edition: number): boolean {
    const { editions } = this.#thing(at);
    const old = editions[edition - 1] ?? null;
    // What was there at the start becomes an edition with the first change.
    if (!old || isSame(old, this.live(at)) || editions.length < 2) return false;
    this.#put([[at, old]]);
    return true;
  }

  rollBack(number: number): boolean {
    const changed = this.releases[number - 1]?.changed ?? [];
    const last = changed.filter(([at, edition]) => this.#thing(at).editions.length === edition);
    if (last.length === 0) return false;
    this.#put(last.map(([at, edition]) => [at, this.#thing(at).editions[edition - 2] ?? null] as const));
    return true;
  }
}

const isSame = (one: Content, other: Content) => {
  if (!one || !other) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};

import type { Audience } from '@yimen/contract/audience';
import type { Endpoint } from '@yimen/contract/endpoint';
import { newsConfig } from '@yimen/contract/news/articles';
import { personWork, quickNavigation } from '@yimen/contract/person/data';
import { bannerList, carList, homeConfig, type ModuleEntry, toolList, topNavigation } from '@yimen/contract/site';
import type { RuledPart } from '@yimen/contract/staff/explain';
import { matching, spacedKey } from '../parts/keys.ts';
import { requirePart } from '../parts/tables.ts';
import { type Thing, type ThingOf, tables } from '../staff/things.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { World } from './world.ts';

/** Everything of these parts, as it is in the database. */
export async function thingsOf(here: Scoped, parts: readonly RuledPart[]): Promise<Thing[]> {
  const found = await Promise.all(
    parts.map(async (part) => (await here.rows(tables[part])).map((row) => ({ part, row }) as Thing)),
  );
  return found.flat();
}

export const keyOf = ({ part, row }: Thing) => spacedKey(requirePart(part), row);
export const nameOf = (thing: Thing) => `${thing.part} ${keyOf(thing)}`;

/** Gives every third of these things no rule, and the others these in turn. */
export async function giveRules(here: Scoped, things: readonly Thing[], rules: readonly Audience[]): Promise<void> {
  for (const [n, { part, row }] of things.entries()) {
    const audience = n % 3 === 2 ? null : rules[n % rules.length];
    await here.update(tables[part], { audience } as never, matching(requirePart(part), row));
  }
}

/** The parts that a site shows as a whole, in no lists with pages. */
export const siteParts = ['menus', 'modules', 'slides', 'shortcuts', 'newsColumns'] as const satisfies RuledPart[];

/** The calls that show slides and shortcuts, by their kind: none of a kind that no call shows goes unseen. */
const slideCalls = { banner: bannerList, carousel: carList } as const satisfies Record<
  ThingOf<'slides'>['kind'],
  Endpoint
>;
const shortcutCalls = { tool: toolList, quick: quickNavigation } as const satisfies Record<
  ThingOf<'shortcuts'>['kind'],
  Endpoint
>;

/** Paths of the modules of a tree, such as `today/timetable`. */
const pathsOf = (tree: readonly ModuleEntry[] | null, above = ''): string[] =>
  (tree ?? []).flatMap(({ sign, children }) => [above + sign, ...pathsOf(children, `${above + sign}/`)]);

interface Looking {
  readonly token: string;
  readonly isMember: boolean;
  readonly template: 1 | 2;
}

/** What of {@link siteParts} the calls show a visitor, by the names of {@link nameOf}. `things` is all that there is. */
export async function shownOfSite(
  world: World,
  { token, isMember, template }: Looking,
  things: readonly Thing[],
): Promise<Set<string>> {
  const as = { token };
  const shown = new Set<string>();
  const show = (part: RuledPart, keys: Iterable<string>) => {
    for (const key of keys) shown.add(`${part} ${key}`);
  };
  /** By the words that a call answers, of which those of one kind are different. */
  const showByText = (part: 'slides' | 'shortcuts', kind: string, texts: readonly string[]) => {
    const known = things.flatMap((thing) =>
      thing.part === part && thing.row.kind === kind
        ? [['title' in thing.row ? thing.row.title : thing.row.name, keyOf(thing)] as const]
        : [],
    );
    const keys = new Map(known);
    if (keys.size < known.length) throw new Error(`Two ${part} of ${kind} have the same words.`);
    for (const text of texts) {
      const key = keys.get(text);
      if (key === undefined) throw new Error(`No ${part} of ${kind} have the words “${text}”.`);
      show(part, [key]);
    }
  };
  for (const terminal of ['pc', 'mobile'] as const) {
    const menu = (await world.call(topNavigation, { terminal }, as)).data;
    show(
      'menus',
      menu.map(({ pageNavigationId }) => pageNavigationId),
    );
    const home = (await world.call(homeConfig, { terminal, template }, as)).data;
    const layout = terminal === 'pc' ? String(template) : 'mobile';
    show(
      'modules',
      pathsOf(home).map((path) => `${layout} ${path}`),
    );
  }
  // The personal centre of a template that has none of its own is that of the first.
  const own = things.some(({ part, row }) => part === 'modules' && row.template === `personal-${template}`);
  const ofPerson = own ? `personal-${template}` : 'personal';
  const personal = (await world.call(personWork, { template }, as)).data;
  show(
    'modules',
    pathsOf(personal).map((path) => `${ofPerson} ${path}`),
  );
  for (const [kind, endpoint] of Object.entries(slideCalls)) {
    const { data } = await world.call(endpoint, {}, as);
    showByText(
      'slides',
      kind,
      data.map(({ title }) => title),
    );
  }
  for (const [kind, endpoint] of Object.entries(shortcutCalls)) {
    if (endpoint.access === 'member' && !isMember) continue;
    const { data } = await world.call(endpoint, {}, as);
    showByText(
      'shortcuts',
      kind,
      data.map(({ name }) => name),
    );
  }
  const { columns } = (await world.call(newsConfig, {}, as)).data;
  show(
    'newsColumns',
    columns.map(({ id }) => id),
  );
  return shown;
}

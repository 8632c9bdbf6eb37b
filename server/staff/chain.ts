import type { Audience } from '@yimen/contract/audience';
import { personWork } from '@yimen/contract/person/data';
import type { Found } from '@yimen/contract/search';
import { and, eq, inArray } from 'drizzle-orm';
import { newsColumns } from '../database/schema/publishing.ts';
import { modules } from '../database/schema/site.ts';
import { minuteText } from '../lib/time.ts';
import { closedReason } from '../services/state.ts';
import { callOfKind, callOfModule } from '../site/behind-menus.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Thing, ThingOf } from './things.ts';

/** Why something is refused, and what would change it, in Chinese. */
export interface Refused {
  readonly reason: string;
  readonly remedy: string;
}

/** One thing that is asked of a visitor. */
export interface Step {
  /** What asks it; empty for the thing itself. */
  readonly what: string;
  /** The rule that asks, or why everybody (`refused`) or guests (`guests`) are refused; `call` is behind the menu. */
  readonly asks:
    | { readonly rule: Audience | null }
    | { readonly refused: Refused | null }
    | { readonly guests: Refused }
    | { readonly call: string };
}

/** All that is asked of who wants to see a thing and to begin it. */
export interface Chain {
  /** What stands above it first. */
  readonly see: readonly Step[];
  /** Null for what is not begun. */
  readonly begin: readonly Step[] | null;
  /** The call that lists such things: where the menu closes it, they are found by a link alone. */
  readonly listedBy: string | null;
  /** True where all identities of a person count together, and not the one in which they act. */
  readonly allIdentities: boolean;
  /** What a guest is told beside it. */
  readonly noteForGuests: string;
}

/** What is asked of who wants to see a thing, as lists, pages and search ask it. */
export async function chainOf(here: Scoped, thing: Thing): Promise<Chain> {
  const own: Step = { what: '', asks: { rule: thing.row.audience } };
  const chain: Chain = { see: [own], begin: null, listedBy: null, allIdentities: false, noteForGuests: '' };
  switch (thing.part) {
    case 'apps': {
      const kind = thing.row.attributeType === 1 ? 'service' : 'system';
      return { ...chain, begin: beginning(thing.row), listedBy: listOf(kind) };
    }
    case 'articles':
      return {
        ...chain,
        see: [await columnOf(here, thing.row), ...published(thing.row), own],
        listedBy: listOf('news'),
      };
    case 'newsColumns':
      return { ...chain, listedBy: listOf('news') };
    case 'notices':
      return { ...chain, see: [...published(thing.row), own], allIdentities: true };
    case 'topics':
      return { ...chain, listedBy: listOf('topic') };
    case 'modules':
      return { ...chain, see: [...(await aboveModule(here, thing.row)), own] };
    case 'shortcuts':
      return { ...chain, see: thing.row.kind === 'quick' ? [membersOnly, own] : [own] };
    case 'menus':
      return { ...chain, noteForGuests: thing.row.isLogin === 1 ? '登录后才能打开' : '' };
    case 'slides':
      return chain;
  }
}

const listOf = (kind: Found['kind']) => callOfKind[kind]?.name ?? null;

const membersOnly: Step = {
  what: '快捷导航',
  asks: { guests: { reason: '只给已登录的用户', remedy: '登录后再看' } },
};

async function columnOf(here: Scoped, { column: id }: ThingOf<'articles'>): Promise<Step> {
  const column = await here.first(newsColumns, eq(newsColumns.id, id));
  return { what: `栏目“${column?.name ?? id}”`, asks: { rule: column?.audience ?? null } };
}

function published({ publishedAt }: { readonly publishedAt: Date }): Step[] {
  if (publishedAt <= new Date()) return [];
  const at = minuteText(publishedAt);
  return [{ what: '', asks: { refused: { reason: `${at} 才发布`, remedy: `请在 ${at} 以后再来` } } }];
}

const switchedOff: Refused = { reason: '已停用', remedy: '请管理员启用' };

/** What stands above a module: its layout, its parents, the menu for its content, and whether it is on. */
async function aboveModule(here: Scoped, { template, path, enabled }: ThingOf<'modules'>): Promise<Step[]> {
  const names = path.split('/');
  const parents = names.slice(0, -1).map((_, at) => names.slice(0, at + 1).join('/'));
  const rows = parents.length > 0 ? await here.rows(modules, { where: inTemplate(template, parents) }) : [];
  const above = parents.flatMap((at): Step[] => {
    const parent = rows.find((row) => row.path === at);
    const what = `模块“${parent?.name ?? at}”`;
    if (!parent?.enabled) return [{ what, asks: { refused: switchedOff } }];
    return [{ what, asks: { rule: parent.audience } }];
  });
  // The personal centre is closed as a whole, the home by those of its modules whose content is.
  const [top = ''] = names;
  const ofHome = Object.hasOwn(callOfModule, top) ? callOfModule[top] : undefined;
  const call = template.startsWith('personal') ? personWork : ofHome;
  return [
    { what: '布局', asks: { refused: (await isInUse(here, template)) ? null : unusedLayout } },
    ...above,
    ...(call ? [{ what: '菜单', asks: { call: call.name } }] : []),
    ...(enabled ? [] : [{ what: '', asks: { refused: switchedOff } }]),
  ];
}

const inTemplate = (template: string, paths: readonly string[]) =>
  and(eq(modules.template, template), inArray(modules.path, [...paths]));

const unusedLayout: Refused = {
  reason: '单位没有使用这个布局',
  remedy: '请管理员改用这个布局，或在使用中的布局里添加',
};

/** Whether the institution shows the layout of modules: that of its template, of phones, and of the personal centre. */
async function isInUse(here: Scoped, layout: string): Promise<boolean> {
  const { template } = await institutionRow(here.db, { id: here.institution });
  const own = template === 1 ? 'personal' : `personal-${template}`;
  if (layout !== 'personal' || own === 'personal') return ['mobile', String(template), own].includes(layout);
  return (await here.first(modules, eq(modules.template, own))) === null;
}

/** What is asked of who wants to begin a service that they see. */
function beginning(app: ThingOf<'apps'>): Step[] {
  const reason = closedReason(app, new Date());
  const refused = reason === null ? null : { reason, remedy: '' };
  const nowhere = { reason: '不在网上办理', remedy: '请到现场办理' };
  return [
    { what: '状态', asks: { refused } },
    ...(app.pcUrl || app.mobileUrl ? [] : [{ what: '地址', asks: { refused: nowhere } }]),
    ...(app.needsSignIn
      ? [{ what: '登录', asks: { guests: { reason: '要登录才能办理', remedy: '登录后再办理' } } }]
      : []),
    { what: '', asks: { rule: app.beginAudience } },
  ];
}

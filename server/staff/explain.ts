import type { ExplainedThing } from '@yimen/contract/staff/explain';
import { explain, type Facts, isMeant } from '../access/explain.ts';
import { guestFacts, readAudienceNames, readFacts } from '../access/store.ts';
import { minuteText } from '../lib/time.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { closedWithout, readEntries } from '../site/behind-menus.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { type Chain, chainOf, type Refused, type Step } from './chain.ts';
import type { Thing } from './things.ts';

type Explained = ExplainedThing['identities'][number];
type Verdict = Explained['see'];
type Told = Verdict['steps'][number];

/** Somebody as whom a thing is looked at: an identity of a person, all of them together, or a guest. */
interface Viewer {
  readonly label: string;
  readonly facts: Facts;
  readonly closed: ReadonlySet<string>;
}

const disabled: Step = {
  what: '账号',
  asks: { refused: { reason: '已停用，不能登录', remedy: '请管理员恢复这个账号' } },
};

/**
 * Whether a person, in each of their identities, or a guest (null) may see a thing and begin it: all that is asked, as
 * lists, pages and search ask it, with what would change it. A test compares it with what is shown. Null when nobody
 * has this id.
 */
export async function explainThing(
  here: Scoped,
  thing: Thing,
  person: string | null,
): Promise<readonly Explained[] | null> {
  const [known, row, chain, names] = await Promise.all([
    person === null ? null : readFacts(here, person),
    person === null ? null : findPersonRow(here, person),
    chainOf(here, thing),
    readAudienceNames(here),
  ]);
  if (person !== null && (!known || !row)) return null;
  const now = minuteText(new Date());
  const entries = await readEntries(here);
  const isGuest = known === null;
  const as = (label: string, facts: Facts): Viewer => {
    const open = entries.filter(
      ({ audience, isLogin }) => isMeant(audience, facts, now) && (!isGuest || isLogin === 0),
    );
    return { label, facts, closed: closedWithout(entries, open) };
  };
  const viewers = viewersOf(known, chain).map(({ label, facts }) => as(label, facts));
  const see = row?.disabled ? [disabled, ...chain.see] : chain.see;
  const tell = (steps: readonly Step[], { facts, closed }: Viewer, others: readonly Viewer[]): Told[] =>
    steps.map(({ what, asks }) => {
      if ('rule' in asks) return { what, ...explain({ rule: asks.rule, facts, names, others, now }) };
      return { what, ...answerOf(refusedBy(asks, { isGuest, closed })) };
    });
  const isAdmitted = (steps: readonly Step[], viewer: Viewer) =>
    tell(steps, viewer, []).every(({ allowed }) => allowed);
  // Another identity is no remedy unless it gets through all that is asked.
  const seeing = viewers.filter((viewer) => isAdmitted(see, viewer));
  const beginning = seeing.filter((viewer) => isAdmitted(chain.begin ?? [], viewer));
  return viewers.map((viewer) => {
    const seen = verdictOf(tell(see, viewer, seeing));
    const begin = chain.begin && tell(chain.begin, viewer, beginning);
    const isUnlisted = seen.allowed && chain.listedBy !== null && viewer.closed.has(chain.listedBy);
    return {
      label: viewer.label,
      see: seen,
      begin: begin && verdictOf(seen.allowed ? begin : [unseen, ...begin]),
      note: isUnlisted ? '菜单里没有列出它的页面，只能由链接打开' : isGuest && seen.allowed ? chain.noteForGuests : '',
    };
  });
}

const unseen: Told = { what: '', allowed: false, reason: '看不到，就不能办理', remedy: '' };

function viewersOf(
  known: Awaited<ReturnType<typeof readFacts>>,
  { allIdentities }: Chain,
): readonly Pick<Viewer, 'label' | 'facts'>[] {
  if (!known) return [{ label: '访客', facts: guestFacts }];
  if (allIdentities) return [{ label: '全部身份', facts: known.all }];
  return known.identities.length > 0 ? known.identities : [{ label: '没有有效身份', facts: known.actingAs(null) }];
}

const inMenu: Refused = { reason: '菜单里没有它的内容', remedy: '请管理员在菜单里添加，或调整菜单的可见范围' };

type Asked = Exclude<Step['asks'], { rule: unknown }>;

function refusedBy(asks: Asked, { isGuest, closed }: { isGuest: boolean } & Pick<Viewer, 'closed'>): Refused | null {
  if ('guests' in asks) return isGuest ? asks.guests : null;
  if ('call' in asks) return closed.has(asks.call) ? inMenu : null;
  return asks.refused;
}

const answerOf = (refused: Refused | null) =>
  refused ? { allowed: false, ...refused } : { allowed: true, reason: '没有妨碍', remedy: '' };

const verdictOf = (steps: Told[]): Verdict => ({ allowed: steps.every(({ allowed }) => allowed), steps });

import {
  actNames,
  areaNames,
  areas,
  type Permission,
  partsOf,
  permission,
  permissionName,
  permissionsOf,
} from '@yimen/contract/permissions';
import type { Role } from '@yimen/contract/roles';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  endGrant,
  findGrants,
  type GrantKey,
  giveGrant,
  grantsPart,
  readScopeNames,
  scopeText,
} from '../access/grants.ts';
import { type HeldRole, type Permits, type Place, readPermits, readRoles, type Scope } from '../access/permits.ts';
import type { Database } from '../database/open.ts';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { AdminError, readFields, UsageError } from '../parts/fields.ts';
import { readActorText } from '../staff/store.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { isAgreedTo, need, setOff } from './words.ts';

const levelWords = { direct: '', review: '（须审核）' } as const;

const roleActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const here = scoped(db, { id: key });
    const [roles, given] = [await readRoles(here), await here.rows(grants)];
    for (const { id, name, summary } of roles) {
      const holders = new Set(given.filter(({ role }) => role === id).map(({ person }) => person));
      print(`${id}  ${name}  ${summary}  ${holders.size} 人`);
    }
  },

  async show(key, words, { db, print }) {
    const [id = ''] = need(words, '角色');
    const role = (await readRoles(scoped(db, { id: key }))).find((one) => one.id === id);
    if (!role) throw new AdminError(`没有角色“${id}”，用 role list 查看。`);
    print(`${role.name}：${role.summary}`);
    for (const line of tableOf(({ permissions }, one) => permissions[one] ?? null, role)) print(line);
  },
};

/** `  通知：看、改、发布（须审核）`, a line for each subject of which something is allowed. */
function tableOf<Of>(level: (of: Of, one: Permission) => keyof typeof levelWords | null, of: Of): string[] {
  return areas.flatMap((area) => {
    const acts = permissionsOf(area).flatMap((one) => {
      const held = level(of, one);
      return held ? [`${actNames[partsOf(one)[1]]}${levelWords[held]}`] : [];
    });
    return acts.length > 0 ? [`  ${areaNames[area]}：${acts.join('、')}`] : [];
  });
}

const grantActions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print }) {
    const here = scoped(db, { id: key });
    const wanted = Object.fromEntries(readFields(words));
    const foreign = Object.keys(wanted).find((name) => name !== 'person' && name !== 'role');
    if (foreign) throw new UsageError(`不能按“${foreign}”查找，只能按 person、role。`);
    const { rows } = await findGrants(here, wanted);
    const scopes = await readScopeNames(here, rows);
    const giverText = await readActorText(
      here,
      rows.map(({ givenBy }) => givenBy),
    );
    for (const row of rows) {
      const { person, name, role, until, givenBy, givenAt } = row;
      const end = until ? `到 ${minuteText(until)}${until <= new Date() ? '（已到期）' : ''}` : '长期';
      print([person, name, role, scopes.text(row), end, giverText(givenBy), minuteText(givenAt)].join('  '));
    }
    if (rows.length === 0) print('没有这样的授权。');
  },

  async give(key, words, { db, print, changed, act }) {
    const here = scoped(db, { id: key });
    const { until, ...grant } = readGrant(words, ['until']);
    const end = until === undefined ? null : parseMoment(until, 'YYYY-MM-DD HH:mm');
    if (until !== undefined && !end) throw new UsageError(`“${until}”不是时间，应写作 until="2027-07-01 00:00"。`);
    const { before, after } = await giveGrant(here, act, { ...grant, until: end });
    changed({ part: grantsPart, before, after });
    const how = end ? `到 ${minuteText(end)} 为止` : '长期有效';
    print(`${grant.person} 现在是“${await roleName(here, grant.role)}”，${await scopeText(here, grant)}，${how}。`);
  },

  async end(key, words, at, flags) {
    const grant = readGrant(words);
    const end = (tx: Database) => endGrant(scoped(tx, { id: key }), at.act, grant);
    const before = await (flags.has('--yes') ? inTransaction : tryInTransaction)(at.db, end);
    if (!before) throw new AdminError(`${grant.person} 没有这项授权。`);
    const here = scoped(at.db, { id: key });
    const what = `“${await roleName(here, grant.role)}”，${await scopeText(here, grant)}`;
    const giver = (await readActorText(here, [before.givenBy]))(before.givenBy);
    const term = before.until ? `到 ${minuteText(before.until)} 为止` : '长期有效';
    const told = `将结束 ${grant.person} 的授权：${what}，${term}，由${setOff(giver)}授予。不能放回，只能用 grant give 重新授予。`;
    const exact = JSON.stringify([grant, term]);
    if (!isAgreedTo({ verb: '结束', what: `${grant.person} 的授权`, exact, told }, flags, at)) return;
    at.changed({ part: grantsPart, before, after: null });
    at.print(`${grant.person} 不再是${what}。`);
  },

  async explain(key, words, { db, print, about, disclosed }) {
    const here = scoped(db, { id: key });
    const [id = '', ...rest] = need(words, '人员').concat(words.slice(1));
    const person = await here.first(people, eq(people.id, id));
    if (!person) throw new AdminError(`${key} 没有编号为 ${id} 的人。`);
    about({ part: 'people', key: id, detail: '' });
    disclosed();
    const permits = await readPermits(here, id);
    const asked = rest[0]?.includes('=') ? undefined : rest[0];
    const place: Place = scopeOf(readFields(asked === undefined ? rest : rest.slice(1)));
    if (asked === undefined) return explainAll(here, person, permits, print);
    if (!v.is(permission, asked)) throw new UsageError(`没有权限“${asked}”。写作 subject.act，如 notices.publish。`);
    const giving = permits.giving(asked, place);
    const level = permits.level(asked, place);
    print(`${person.name} ${level ? '可以' : '不可以'}：${permissionName(asked)}${levelWords[level ?? 'direct']}`);
    for (const one of giving) print(`  因为是${await heldText(here, one)}`);
    if (!level) print(`  ${lackText(permits, asked)}`);
  },
};

async function roleName(here: Scoped, id: string): Promise<string> {
  return (await readRoles(here)).find((role) => role.id === id)?.name ?? id;
}

function lackText(permits: Permits, asked: Permission): string {
  if (permits.held.length === 0) return '没有任何授权。用 grant give 授予一个角色。';
  return permits.giving(asked).length > 0
    ? '有这项权限，但不在这个范围内。用 grant give 授予这个范围。'
    : '现有的角色都没有这项权限。用 role show 看哪个角色有。';
}

async function explainAll(here: Scoped, { name }: { name: string }, permits: Permits, print: (line: string) => void) {
  if (permits.held.length === 0) print(`${name} 没有任何授权。`);
  for (const one of permits.held) {
    print(`${name} 是${await heldText(here, one)}`);
    const level = ({ permissions }: Role, asked: Permission) =>
      permits.giving(asked).includes(one) ? (permissions[asked] ?? null) : null;
    for (const line of tableOf(level, one.role)) print(line);
  }
}

async function heldText(here: Scoped, { role, until, ...scope }: HeldRole): Promise<string> {
  return `“${role.name}”，${await scopeText(here, scope)}${until ? `，到 ${minuteText(until)} 为止` : ''}`;
}

const targets = ['department', 'column', 'topic'] as const;

/** `department=jwc`; without any the whole institution. */
function scopeOf(fields: ReturnType<typeof readFields>): Scope & Place {
  const named = fields.filter(([name]) => (targets as readonly string[]).includes(name));
  const foreign = fields.find((field) => !named.includes(field));
  if (foreign) throw new UsageError(`没有“${foreign[0]}”这一项。可写 ${targets.join('、')}。`);
  if (named.length > 1) throw new UsageError(`一项授权只有一个范围：写 ${targets.join('、')} 中的一个。`);
  const [scope = 'institution', target = ''] = (named[0] ?? []) as [Scope['scope']?, string?];
  return { scope, target, ...(named[0] && { [scope]: target }) };
}

function readGrant(words: readonly string[], more: readonly string[] = []): GrantKey & { readonly until?: string } {
  const [person = '', role = ''] = need(words, '人员', '角色');
  const fields = readFields(words.slice(2));
  const until = fields.find(([name]) => more.includes(name))?.[1];
  const { scope, target } = scopeOf(fields.filter(([name]) => !more.includes(name)));
  return { person, role, scope, target, ...(until !== undefined && { until }) };
}

export const runRole = runAmong('role', roleActions);
/** Commands that say who may do what as staff. */
export const runGrant = runAmong('grant', grantActions);

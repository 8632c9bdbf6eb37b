import {
  directImports,
  type ImportedPart,
  importedParts,
  publishingImported,
  readingImported,
  writingImported,
} from '@yimen/contract/import-parts';
import { type Permission, permissionName } from '@yimen/contract/permissions';
import {
  type ContentAct,
  contentPermission,
  isPublishedPart,
  type PublishedArea,
  type PublishedPart,
  permissionNames,
} from '@yimen/contract/published';
import { inArray } from 'drizzle-orm';
import { readExceeding, refusalOf } from '../../access/beyond.ts';
import { withAncestors } from '../../access/departments.ts';
import { type Gain, gainedGrant, readGains, readStanding } from '../../access/gains.ts';
import { readScopeNames } from '../../access/grants.ts';
import type { Permits } from '../../access/permits.ts';
import type { Plan } from '../../changes/apply/plan.ts';
import type { Removals } from '../../changes/apply/removals.ts';
import type { RowErrors } from '../../changes/apply/row-errors.ts';
import { grants } from '../../database/schema/access.ts';
import { people } from '../../database/schema/people.ts';
import { apps } from '../../database/schema/services.ts';
import { keyOf, type Part, type Row } from '../../parts/tables.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { levelIn, type Reach, reachOf } from '../places.ts';
import { readAskingReview } from '../review.ts';

const writing: readonly ContentAct[] = ['write', 'publish'];

/** The permissions that an import of a part needs to change its rows, without a review; of each list one. */
const changing = (name: ImportedPart): (readonly Permission[])[] =>
  [writingImported(name), publishingImported(name)].filter((some) => some.length > 0);

/** Whether somebody may be told what is stored of a part: its personal data only who may read all of it. */
export function mayBeTold(permits: Permits, name: ImportedPart): boolean {
  const read = readingImported(name);
  return read === null || permits.isWide(read);
}

/** Whether somebody may hand in imports of a part at all; of content each row is looked at when it is checked. */
export const mayImport = (permits: Permits, name: ImportedPart): boolean =>
  mayBeTold(permits, name) &&
  changing(name).every((some) =>
    some.some((one) => (isPublishedPart(name) ? permits.level(one) === 'direct' : permits.isWide(one, 'direct'))),
  );

/** The parts of which somebody may import all, and so may see and cancel what others import. */
export const partsImportedBy = (permits: Permits): ImportedPart[] =>
  importedParts.filter(
    (name) =>
      mayBeTold(permits, name) && changing(name).every((some) => some.every((one) => permits.isWide(one, 'direct'))),
  );

/** Whether to write rows of a part may be to give grants, which needs a fresh second factor. */
export const grantsByPlace = (name: ImportedPart): boolean => writingImported(name).includes('grants.write');

/** What is told to who may not import a part. */
export function neededText(name: ImportedPart): string {
  const read = readingImported(name);
  const reads = read ? `，并能看整个单位的人员资料（「${permissionName(read)}」）` : '';
  const needed = changing(name).map(permissionNames).join('」和「');
  return `导入 ${name} 要有${isPublishedPart(name) ? '' : '整个单位的'}「${needed}」的权限，而且不用审核${reads}`;
}

/** Who handed an import in, with what they may do. */
interface Importer {
  readonly person: string;
  readonly permits: Permits;
}

/** Adds to `errors` each row of a plan that somebody may not write at once, or remove. */
export async function checkPermits(
  here: Scoped,
  importer: Importer,
  part: Part,
  { added, changed }: Pick<Plan, 'added' | 'changed'>,
  removals: Removals,
  errors: RowErrors,
): Promise<void> {
  const { permits } = importer;
  const name = part.name as ImportedPart;
  if (!isPublishedPart(name)) {
    const [, remove] = directImports[name];
    if (!mayImport(permits, name)) errors.addLine(neededText(name));
    if (removals.rows.length > 0 && !permits.isWide(remove, 'direct'))
      errors.addLine(`文件里没有的行要删除，您没有整个单位的「${permissionName(remove)}」的权限`);
    if (name === 'people') await checkOthers(here, importer, { changed, removals }, errors);
    if (name === 'departments') await checkGains(here, importer, [...added, ...changed], errors);
    return;
  }
  const judge = await readJudge(here, permits, name);
  for (const { row, before, after } of [...added, ...changed]) {
    const why = judge(
      writing,
      [before, after].filter((one) => one !== null),
    );
    if (why) errors.add({ row, key: keyOf(part, after) }, why);
  }
  for (const row of removals.rows) {
    const why = judge([...writing, 'remove'], [row]);
    if (why) errors.addLine(`文件里没有的 ${keyOf(part, row)} 要删除：${why}`);
  }
}

/**
 * Adds to `errors` each row about the importer, and about somebody who may do what the importer may not: whoever changes
 * how a person is known at sign-in may sign in as that person.
 */
async function checkOthers(
  here: Scoped,
  { person, permits }: Importer,
  { changed, removals }: Pick<Plan, 'changed'> & { readonly removals: Removals },
  errors: RowErrors,
): Promise<void> {
  const why = new Map([[person, '不能导入自己的资料']]);
  const touched = new Set([...changed.map(({ after }) => after), ...removals.rows].map(({ id }) => String(id)));
  touched.delete(person);
  const granted = (await here.rows(grants)).flatMap((grant) => (touched.has(grant.person) ? grant.person : []));
  for (const [other, lacking] of await readExceeding(here, permits, granted))
    why.set(other, `有您没有（或到期更早）的权限「${permissionName(lacking)}」，要由权限不少于他的人导入`);
  for (const { row, after } of changed) {
    const key = String(after.id);
    const reason = why.get(key);
    if (reason) errors.add({ row, key }, reason);
  }
  for (const { id } of removals.rows) {
    const reason = why.get(String(id));
    if (reason) errors.addLine(`文件里没有的 ${id} 要删除：${reason}`);
  }
}

/**
 * Adds to `errors` each department by whose place somebody may do more than before: to put it below one that a grant is
 * for is to give that grant for it, and so for who could give it.
 */
async function checkGains(here: Scoped, staff: Importer, planned: Plan['added'], errors: RowErrors): Promise<void> {
  const before = await readStanding(here);
  const places = planned.map(({ after }) => [String(after.id), String(after.parent ?? '')] as const);
  const after = await readStanding(here, new Map([...before.parents, ...places]));
  const institution = await institutionRow(here.db, { id: here.institution });
  const rows = new Map(planned.map(({ row, after: { id } }) => [String(id), row]));
  const refused = new Map<string, Refused>();
  for (const gain of await readGains(here, before, after)) {
    const why = refusalOf(staff, { ...gainedGrant(gain), person: gain.person }, institution);
    const moved = withAncestors(gain.department ?? '', after.parents).find((id) => rows.has(id));
    // Of those who gain by one department the first is enough.
    if (why && moved !== undefined && !refused.has(moved)) refused.set(moved, { ...gain, why });
  }
  const gains = [...refused.values()];
  const ids = gains.map(({ person }) => person);
  const names = new Map(
    (await here.rows(people, { where: inArray(people.id, ids) })).map(({ id, name }) => [id, name]),
  );
  const reached = ({ department }: Gain) => ({ scope: 'department', target: department ?? '' }) as const;
  const { text } = await readScopeNames(here, [...gains.map(({ grant }) => grant), ...gains.map(reached)]);
  for (const [moved, { why, ...gain }] of refused) {
    const { person, grant } = gain;
    const who = `${names.get(person) ?? ''}（${person}）`;
    const how = `${text(grant)}的“${grant.role.name}”`;
    errors.add(
      { row: rows.get(moved) ?? 0, key: moved },
      `${text(reached(gain))}会归${who}管（${how}），等于授权：${why}`,
    );
  }
}

interface Refused extends Gain {
  readonly why: string;
}

type Judge = (acts: readonly ContentAct[], rows: readonly Row[]) => string | null;

/** Tells why rows of a part may not be changed so, as they are and are to become; null where they may. */
async function readJudge(here: Scoped, permits: Permits, name: PublishedPart): Promise<Judge> {
  const asksReview = await readAskingReview(here);
  const services = new Map(name === 'guides' ? (await here.rows(apps)).map((row) => [row.id, row as Row]) : []);
  const place = (row: Row): Reach => {
    const service = services.get(String(row.app));
    return service ? reachOf('apps', service) : reachOf(name, row);
  };
  // Of thousands of rows most lie in the same places.
  const known = new Map<string, string | null>();
  return (acts, rows) => {
    const reaches = rows.map(place);
    const at = JSON.stringify([acts, reaches]);
    const found = known.get(at);
    if (found !== undefined) return found;
    const why = reasonAgainst(permits, acts, reaches, asksReview(reaches));
    known.set(at, why);
    return why;
  };
}

function reasonAgainst(
  permits: Permits,
  acts: readonly ContentAct[],
  reaches: readonly Reach[],
  asksReview: boolean,
): string | null {
  const levels = acts.map((act) => [act, levelIn(permits, act, reaches)] as const);
  const missing = levels.find(([, level]) => level === null)?.[0];
  if (missing) {
    const areas = [...new Set<PublishedArea>(reaches.map(({ area }) => area))];
    const named = permissionNames(areas.map((area) => contentPermission(area, missing)));
    return `您对它所在的部门、栏目或专题没有「${named}」的权限`;
  }
  if (asksReview || levels.some(([, level]) => level === 'review'))
    return '这里的内容要经过审核，不能导入：请存为草稿再提交';
  return null;
}

import { pagePath, previewOrigin, type Viewer, viewer as viewerSchema } from '@yimen/contract/staff/previews';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import type { RowName } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { draftName, draftOf } from '../editions/drafts.ts';
import { keyText } from '../editions/published.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { AdminError, type Fields, readFields, UsageError } from '../parts/fields.ts';
import { goodPreviews, makePreview, revokePreview } from '../previews/links.ts';
import { readViewerTexts } from '../previews/viewers.ts';
import { adminOrigins } from '../sign-in/public-origin.ts';
import { readActorText } from '../staff/store.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { readRowName } from './editions.ts';
import { isAgreedTo, need, setOff } from './words.ts';

const createFields = ['item', 'at', 'as', 'role', 'department', 'group', 'identity', 'path', 'minutes', 'reason'];

const actions: Readonly<Record<string, Action>> = {
  async list(id, _words, { db, print }) {
    const here = scoped(db, { id });
    const all = await goodPreviews(here, null);
    const viewerText = await readViewerTexts(here, all);
    const makerText = await readActorText(
      here,
      all.map(({ madeBy }) => madeBy),
    );
    for (const { id: own, items, moment, viewer, reason, madeBy, until } of all) {
      const told = [
        own,
        `作为${viewerText(viewer)}`,
        moment && `按 ${minuteText(moment)}`,
        items.length > 0 && `${items.length} 处草稿`,
        `到 ${minuteText(until)}`,
        makerText(madeBy),
        reason,
      ];
      print(told.filter(Boolean).join('  '));
    }
    if (all.length === 0) print('没有有效的预览链接。');
  },

  async create(id, words, { db, print, port, act }) {
    const fields = readFields(words);
    const foreign = fields.find(([name]) => !createFields.includes(name));
    if (foreign) throw new UsageError(`preview create 没有 ${foreign[0]}=：可用 ${createFields.join('=、')}=。`);
    const one = (name: string) => fields.find(([given]) => given === name)?.[1];
    const moment = one('at') === undefined ? null : parseMoment(one('at') ?? '', 'YYYY-MM-DD HH:mm');
    if (one('at') !== undefined && !moment) throw new UsageError('at= 应写作 at="2026-12-01 08:00"。');
    const minutes = one('minutes');
    if (minutes !== undefined && !/^[1-9]\d{0,4}$/.test(minutes)) throw new UsageError('minutes= 应为分钟数，如 60。');
    const path = one('path') ?? '/';
    if (!v.is(pagePath, path)) throw new UsageError('path= 应是本站的地址，以 / 开头。');
    const { link, until } = await inTransaction(db, async (tx) => {
      const here = scoped(tx, { id });
      const items = await chosenNames(here, fields);
      const wanted = { items, moment, viewer: readViewer(fields), path, reason: one('reason')?.trim() ?? '' };
      const maker = { actor: act.actor, name: '系统管理员' };
      return makePreview(tx, here, { ...wanted, minutes: minutes === undefined ? undefined : Number(minutes) }, maker);
    });
    for (const origin of await adminOrigins(scoped(db, { id }), port)) print(`${previewOrigin(origin)}${link}`);
    print(`${minuteText(until)} 前有效；有链接的人都能看。`);
  },

  async revoke(id, words, at, flags) {
    const [own = ''] = need(words, '编号');
    const here = scoped(at.db, { id });
    const found = (await goodPreviews(here, null)).find((one) => one.id === own);
    if (!found) throw new AdminError(`没有预览链接 ${own}，或者已经结束：用 preview list 查看。`);
    const text = (await readViewerTexts(here, [found]))(found.viewer);
    const maker = (await readActorText(here, [found.madeBy]))(found.madeBy);
    const told = `将停用预览链接 ${own}（作为${text}，由${setOff(maker)}生成，到 ${minuteText(found.until)}）：打开着的页面也不再显示。不能放回，只能另外生成。`;
    if (!isAgreedTo({ verb: '停用', what: `预览链接 ${own} `, exact: own, told }, flags, at)) return;
    const revoke = (tx: Database) => revokePreview(scoped(tx, { id }), own, { actor: at.act.actor }, null);
    if (!(await inTransaction(at.db, revoke))) throw new AdminError(`预览链接 ${own} 刚刚已经停用，或到期了。`);
    at.print('预览链接已停用。');
  },
};

async function chosenNames(here: Scoped, fields: Fields): Promise<RowName[]> {
  const names: RowName[] = [];
  for (const [name, text] of fields) {
    if (name !== 'item') continue;
    const { part, key } = readRowName(text);
    if (!(await draftOf(here, part, key))) throw new AdminError(`${draftName(part, key)} 没有草稿。`);
    names.push({ part: part.name, key: keyText(part, key) });
  }
  return names;
}

/** As whom, from `as=guest`, `as=STUDENT department=…`, or `as=person:<编号> identity=…`. */
function readViewer(fields: Fields): Viewer {
  const { as = 'guest', role, department, identity } = Object.fromEntries(fields);
  const groups = fields.flatMap(([name, text]) => (name === 'group' ? text : []));
  const person = as.startsWith('person:') ? as.slice('person:'.length) : null;
  const given =
    as === 'guest'
      ? { as }
      : person !== null
        ? { as: 'person', person, identity }
        : { as: 'member', userType: as, role, department, ...(groups.length > 0 && { groups }) };
  const read = v.safeParse(viewerSchema, given);
  if (!read.success)
    throw new UsageError('as= 应为 guest、person:<编号>，或 STUDENT、TEACHER、STAFF、CITIZEN、ADMIN 之一。');
  return read.output;
}

/** Links that show the portal with drafts in place, as of a moment, as somebody. */
export const runPreview = runAmong('preview', actions);

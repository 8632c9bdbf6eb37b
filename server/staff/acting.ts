import { codes } from '@yimen/contract/envelope';
import type { PermissionLevel } from '@yimen/contract/permissions';
import { type ContentAct, contentPermission, permissionNames } from '@yimen/contract/published';
import { type Permits, readPermits } from '../access/permits.ts';
import type { AuditAction } from '../audit/actions.ts';
import { changeOf, type Change as RecordedChange } from '../audit/change.ts';
import { type AuditEvent, personActor, recordEvent } from '../audit/store.ts';
import { contentFailure } from '../changes/releases.ts';
import { inTransaction } from '../database/transaction.ts';
import { OutdatedError } from '../editions/drafts.ts';
import { Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import { shortText } from '../lib/short-text.ts';
import type { Changing } from '../parts/changing.ts';
import { spacedKey } from '../parts/keys.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Content, placesOf } from './content.ts';
import { isReadableBy, levelIn } from './places.ts';

/** A person of the staff who changes content, in one transaction. */
export interface Acting extends Changing {
  readonly here: Scoped;
  readonly permits: Permits;
  /** What was told by now that may be wrong though it is done, in Chinese. */
  readonly warnings: readonly string[];
  /** Records what was done to drafts, an entry for each. */
  recordDrafts(action: AuditAction, changes: readonly RecordedChange[], detail: string): Promise<void>;
  /** Records what has changed for visitors, an entry for each row; one entry where nothing has. */
  recordChanges(action: AuditAction, detail: string): Promise<void>;
}

interface Doing {
  /** What a release that comes of it is called. */
  readonly title: string;
  readonly reason?: string;
  /** The code with which it is answered that something cannot be done. */
  readonly refused?: number;
}

/**
 * Changes something as the person of the staff who calls, by what they may do once nobody else changes it any more. Throws
 * a {@link Refusal} for what cannot be done, with why in Chinese; nothing is written then.
 */
export function asStaff<T>(
  visit: StaffVisit,
  { refused = codes.releaseRefused, ...doing }: Doing,
  work: (at: Acting) => Promise<T>,
): Promise<T> {
  const { db, institution, person, ip: address } = visit;
  const actor = personActor(person);
  return inTransaction(db, async (tx) => {
    await lockInstitution(tx, institution);
    const here = scoped(tx, institution);
    const changes: RecordedChange[] = [];
    const warnings: string[] = [];
    const record = (action: AuditAction, detail: string, entries: readonly Partial<AuditEvent>[]) =>
      recordEvent(here, ...entries.map((entry) => ({ actor, action, detail, address, ...entry })));
    return work({
      db: tx,
      here,
      permits: await readPermits(here, person.id),
      act: { actor, ...doing, release: null, warned: (line) => void warnings.push(line) },
      warnings,
      changed: (change) => void changes.push(change),
      recordDrafts: (action, drafts, detail) =>
        record(
          action,
          detail,
          drafts.map((change) => changeOf(change)),
        ),
      recordChanges: (action, detail) =>
        record(action, detail, changes.length > 0 ? changes.map((change) => changeOf(change)) : [{}]),
    });
  }).catch(throwRefusal(refused));
}

/** Throws a {@link Refusal}, with this code, of what cannot be done. */
export const throwRefusal =
  (refused: number) =>
  (error: unknown): never => {
    if (error instanceof Refusal) throw error;
    const message = shortMessage(contentFailure(error));
    throw new Refusal(error instanceof OutdatedError ? codes.conflict : refused, message);
  };

const longestMessage = 300;
/** The message, which may be long where drafts are wrong: each is told where it is edited. */
export const shortMessage = (text: string) => shortText(text, longestMessage);

/**
 * How strictly these acts are permitted for all of these rows, as they are and as they are to become. Throws a
 * {@link Refusal} where one of them is not permitted, or changes what only a command may, and where there is none.
 */
export function requirePermitted(
  permits: Permits,
  acts: readonly ContentAct[],
  contents: readonly Content[],
): PermissionLevel {
  if (contents.length === 0)
    throw new Refusal(codes.forbidden, '这里没有您可以处理的内容', 200, { detail: acts.join(' ') });
  const levels = acts.flatMap((act) =>
    contents.map((content) => {
      const level = levelIn(permits, act, placesOf(content));
      if (!level) throw unpermitted(permits, act, content);
      if (content.guarded && act !== 'read') throw new Refusal(codes.forbidden, guardedText, 200, { detail: act });
      return level;
    }),
  );
  return levels.includes('review') ? 'review' : 'direct';
}

const guardedText =
  '二次验证、三员分立、管理台的主机名和客户端脚本（bridge）关系到管理台本身，只能用命令改：请先去掉这几项';

/** The same where they have to be permitted without another person’s approval. */
export function requireDirect(permits: Permits, acts: readonly ContentAct[], contents: readonly Content[]): void {
  if (requirePermitted(permits, acts, contents) === 'review')
    throw new Refusal(codes.forbidden, '您的发布要经过审核，这一步请由能直接发布的人来做', 200, {
      detail: acts.join(' '),
    });
}

function unpermitted(permits: Permits, act: ContentAct, content: Content): Refusal {
  // What may not be read is not told by its title.
  const title = isReadableBy(permits, content.own) ? content.title : spacedKey(content.part, content.key);
  const permissions = [...new Set(placesOf(content).map(({ area }) => contentPermission(area, act)))];
  const what = `「${permissionNames(permissions)}」的权限`;
  return new Refusal(codes.forbidden, `您对“${title}”所在的部门、栏目或专题没有${what}`, 200, {
    detail: permissions.join(' '),
  });
}

import { randomUUID } from 'node:crypto';
import { decisionWords } from '@yimen/contract/decision-words';
import { codes } from '@yimen/contract/envelope';
import type { Decision } from '@yimen/contract/tasks/approvals';
import { and, eq, inArray } from 'drizzle-orm';
import { approvals, approvalDecisions as decisions } from '../../database/schema/person.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Person } from '../../http/visit.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';
import type { ApprovalRow } from './store.ts';

/** How long a try may be under way, in ms: longer than any source may take to answer. */
const longestTry = 20_000;

/** Approvals of another system with what the person decided, where they have not changed since. */
export async function withDecisions(
  here: Scoped,
  person: Person,
  rows: readonly ApprovalRow[],
): Promise<readonly ApprovalRow[]> {
  const waiting = rows.filter(({ view }) => view === 1).map(({ id }) => id);
  if (waiting.length === 0) return rows;
  const mine = ownedBy(decisions, person, eq(decisions.state, 'taken'), inArray(decisions.approval, waiting));
  const taken = new Map((await here.rows(decisions, { where: mine })).map((one) => [one.approval, one]));
  return rows.map((row) => {
    const own = taken.get(row.id);
    const isCurrent = row.view === 1 && own?.version.getTime() === row.updateTime.getTime();
    return isCurrent ? { ...row, decided: own?.decision ?? null } : row;
  });
}

export const decidedAlready = () => new Refusal(codes.decidedAlready, '这件您已经办过了');

/** What the person decided of this approval of another system, which may not tell of it any more; null for nothing. */
export const findDecision = (here: Scoped, person: Person, id: string) =>
  here.first(decisions, ownedBy(decisions, person, eq(decisions.approval, id)));

/**
 * Marks a decision as being sent, in a transaction, and returns its key: that of the former try where that was not
 * answered, and then that it is sent again. Throws a {@link Refusal} while another try is under way, and where one that was decides otherwise.
 */
export async function beginDecision(
  here: Scoped,
  person: Person,
  { id, updateTime: version, source }: ApprovalRow,
  decision: Decision,
): Promise<{ readonly key: string; readonly isAgain: boolean }> {
  const key = randomUUID();
  const begun = { version, decision, key, state: 'sending', at: new Date() } as const;
  const added = await here.db
    .insert(decisions)
    .values({ institution: here.institution, person: person.id, approval: id, ...begun })
    .onConflictDoNothing()
    .returning({ key: decisions.key });
  if (added.length > 0) return { key, isAgain: false };
  const mine = here.of(decisions, ownedBy(decisions, person, eq(decisions.approval, id)));
  const [former] = await here.db.select().from(decisions).where(mine).for('update');
  const isSame = former?.version.getTime() === version.getTime();
  if (former && isSame) {
    if (former.state === 'taken') throw decidedAlready();
    if (former.state === 'sending' && former.at.getTime() > Date.now() - longestTry)
      throw new Refusal(codes.decisionUnanswered, '这件正在办理，请稍等');
    if (former.decision !== decision) {
      const words = decisionWords[former.decision];
      throw new Refusal(
        codes.decisionUnanswered,
        `刚才的“${words}”还没有得到${source}的答复，不能改：请再点一次“${words}”，或到${source}查看`,
      );
    }
  }
  const again = { ...begun, key: former && isSame ? former.key : key };
  await here.db.update(decisions).set(again).where(mine);
  return { key: again.key, isAgain: former !== undefined && isSame };
}

/** Records what became of a decision that was sent; one that was refused leaves nothing. */
export async function endDecision(
  here: Scoped,
  person: Person,
  key: string,
  state: 'taken' | 'unanswered' | 'refused',
) {
  const mine = here.of(decisions, ownedBy(decisions, person, eq(decisions.key, key)));
  if (state === 'refused') await here.db.delete(decisions).where(mine);
  else await here.db.update(decisions).set({ state }).where(mine);
}

/** Decides an approval of our own table, in a transaction; false where it does not wait for the person any more. */
export async function decideOwn(
  here: Scoped,
  person: Person,
  { id, progress }: ApprovalRow,
  { decision, reason }: { readonly decision: Decision; readonly reason: string },
): Promise<boolean> {
  const now = new Date();
  const at = progress.findIndex(({ when }) => when === null);
  const returned = decision === 'return';
  const result = returned ? `退回：${reason}` : reason ? `同意：${reason}` : '同意';
  const done = progress.map((step, index) => (index === at ? { ...step, when: now.toISOString(), result } : step));
  const next = returned || at < 0 ? undefined : done[at + 1];
  const changed = await here.db
    .update(approvals)
    .set({
      view: 2,
      // Nobody comes after who returns it.
      progress: returned && at >= 0 ? done.slice(0, at + 1) : done,
      currentApprover: next?.who ?? '',
      status: returned ? '已退回' : next ? `已同意，等${next.step}` : '已通过',
      updateTime: now,
      deadline: null,
    })
    .where(here.of(approvals, and(ownedBy(approvals, person, eq(approvals.id, id)), eq(approvals.view, 1))))
    .returning({ id: approvals.id });
  return changed.length > 0;
}

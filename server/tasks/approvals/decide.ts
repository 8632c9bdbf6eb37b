import { decisionWords } from '@yimen/contract/decision-words';
import type { ValidInputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import type { Decision, decideApproval } from '@yimen/contract/tasks/approvals';
import { personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { sendDecision } from '../../sources/decide.ts';
import { type Scoped, scoped, scopedOf } from '../../tenancy/scoped.ts';
import { beginDecision, decidedAlready, decideOwn, endDecision, findDecision } from './decisions.ts';
import { findApproval, findWaiting } from './merged.ts';
import { type ApprovalRow, findOwn } from './store.ts';

type Given = ValidInputOf<typeof decideApproval>;

const refused = (message: string) => new Refusal(codes.decisionRefused, message);
const gone = () => notFound('这件已经不在您的待办里，可能已由别人办理或撤回');
const elsewhere = ({ source }: ApprovalRow) => refused(`这件不能在这里办，请到${source}办理`);

/**
 * Decides an approval that waits for the person: in our own table, or by its system. No transaction is held while a
 * system is asked. Throws a {@link Refusal} where it is not taken.
 */
export async function decide(visit: MemberVisit, given: Given): Promise<Decision> {
  if (given.decision === 'return' && given.reason === '') throw refused('请写明退回的原因');
  const own = await findOwn(scopedOf(visit), visit.person, given.approvalId);
  if (!own) return decideThere(visit, given);
  if (own.view === 2) throw decidedAlready();
  if (own.view !== 1) throw gone();
  if (!own.takesDecisions) throw elsewhere(own);
  await inScope(visit, async (here) => {
    if (!(await decideOwn(here, visit.person, own, given))) throw decidedAlready();
    await record(here, visit, given, '');
  });
  return given.decision;
}

/** Sends a decision to the system of the approval. */
async function decideThere(visit: MemberVisit, given: Given): Promise<Decision> {
  const { person } = visit;
  const { approvalId: id, decision, reason } = given;
  const found = await findWaiting(visit, id);
  if (!found) {
    const { approval } = await findApproval(visit, id);
    throw approval?.view === 1 ? elsewhere(approval) : gone();
  }
  const { approval, definition, failed } = found;
  if (!approval) {
    const former = await findDecision(scopedOf(visit), person, id);
    if (former?.state === 'taken') throw decidedAlready();
    if (former && !failed) throw maybeTaken(definition.name, former.decision);
    if (failed) throw new Refusal(codes.decisionUnanswered, `${definition.name}暂时没有答复，请稍后再试`);
    throw gone();
  }
  if (approval.decided) throw decidedAlready();
  const { key, isAgain } = await inScope(visit, (here) => beginDecision(here, person, approval, decision));
  const sent = await sendDecision(definition, { approval: approval.external ?? '', decision, reason, key }, visit);
  // What is refused the second time may have been taken the first.
  const outcome = isAgain && sent.state === 'refused' ? ({ state: 'unknown' } as const) : sent;
  await inScope(visit, async (here) => {
    await endDecision(here, person, key, outcome.state === 'unknown' ? 'unanswered' : outcome.state);
    await record(
      here,
      visit,
      given,
      { taken: '', refused: '，对方没有接受', unanswered: '，对方没有答复', unknown: '，再发时对方没有接受' }[
        outcome.state
      ],
    );
  });
  switch (outcome.state) {
    case 'taken':
      return decision;
    case 'refused':
      throw refused(
        outcome.words ? `${approval.source}：${outcome.words}` : `${approval.source}没有接受，请到那里查看`,
      );
    case 'unknown':
      throw maybeTaken(approval.source, decision);
    case 'unanswered':
      throw new Refusal(
        codes.decisionUnanswered,
        `${approval.source}没有答复，可能已经办成：请再点一次“${decisionWords[decision]}”，不会重复办理`,
      );
  }
}

const maybeTaken = (system: string, decision: Decision) =>
  new Refusal(codes.decisionUnanswered, `刚才的“${decisionWords[decision]}”可能已经办成，请到${system}查看`);

const inScope = <Result>({ db, institution }: MemberVisit, act: (here: Scoped) => Promise<Result>) =>
  inTransaction(db, (tx) => act(scoped(tx, institution)));

const record = (here: Scoped, { person, ip: address }: MemberVisit, { approvalId, decision }: Given, more: string) =>
  recordEvent(here, {
    actor: personActor(person),
    action: 'decide-approval',
    part: 'approvals',
    key: approvalId,
    detail: `${decisionWords[decision]}${more}`,
    address,
  });

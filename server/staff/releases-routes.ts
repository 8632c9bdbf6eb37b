import type { ValidInputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import type { ContentAct } from '@yimen/contract/published';
import * as contract from '@yimen/contract/staff/releases';
import { readPermits } from '../access/permits.ts';
import { personActor } from '../audit/store.ts';
import { formerContents, rollBack } from '../changes/former.ts';
import { totalRows } from '../changes/personal-data.ts';
import { publishDrafts, tryPublishing } from '../changes/publish.ts';
import {
  contentFailure,
  endRelease,
  heldDrafts,
  holdRelease,
  lockRelease,
  onTime,
  publishHeld,
  type Release,
  requireState,
} from '../changes/releases.ts';
import type { RowName } from '../database/schema/editions.ts';
import { databaseNow } from '../database/transaction.ts';
import { releaseChanges } from '../editions/draft-changes.ts';
import { authorsOf, OutdatedError } from '../editions/drafts.ts';
import { addRelease } from '../editions/keep.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { windowOf } from '../lib/paging.ts';
import { parseMoment } from '../lib/time.ts';
import { spacedKey } from '../parts/keys.ts';
import type { Row } from '../parts/tables.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { asStaff, requireDirect, requirePermitted } from './acting.ts';
import { alsoAsWas, type Content, nameOf, nameText, placesOf, readContents, readName } from './content.ts';
import { isReadableBy } from './places.ts';
import { itemsOf } from './release-items.ts';
import { findReleases, isOfActor } from './releases.ts';
import { placesAskReview } from './review.ts';
import { planPublishing, scheduleHeld } from './scheduled.ts';
import { readActorText } from './store.ts';

export const implementations = [
  implement(contract.staffReleases, async ({ state, page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const permits = await readPermits(here, visit.person.id);
    const asked = { actor: personActor(visit.person), permits, state };
    const { list, total } = await findReleases(here, asked, windowOf({ page, pageSize }));
    return { list, total };
  }),

  implement(contract.staffRelease, async ({ number, page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const permits = await readPermits(here, visit.person.id);
    const asked = { actor: personActor(visit.person), permits, number };
    const { list, rows } = await findReleases(here, asked, { limit: 1, offset: 0 });
    const [head, row] = [list[0], rows[0]];
    const window = windowOf({ page, pageSize });
    return head && row ? { ...head, ...(await itemsOf(here, permits, row, window)) } : null;
  }),

  implement(contract.submitRelease, ({ title, reason, items, at: moment }, visit) =>
    asStaff(visit, { title, reason }, async (at) => {
      const { here, permits, act, warnings } = at;
      const { institution: id } = here;
      const dueAt = moment === undefined ? null : parseMoment(moment, 'YYYY-MM-DD HH:mm');
      const wanted = itemsByName(here, items);
      const chosen = await readContents(
        here,
        [...wanted.values()].map(({ name }) => name),
      );
      const level = requirePermitted(permits, actsOf(dueAt), chosen);
      requireSeen(chosen, wanted);
      const drafts = chosen.flatMap(({ draft }) => draft ?? []);
      const actorText = await readActorText(here, drafts.flatMap(authorsOf));
      const told = (number: number, how = '') => `发布单 ${number} ${title}${how}`;
      const handedIn = (number: number, state: Release['state']) =>
        releaseChanges({ number, items: drafts, state: null }, state);
      if (level === 'review' || (await placesAskReview(here, chosen))) {
        const number = await holdRelease(at, id, { items: drafts, state: 'submitted', dueAt, actorText });
        await at.recordDrafts('submit-release', handedIn(number, 'submitted'), told(number));
        return { number, state: 'submitted', failure: '', warnings: [...warnings] };
      }
      if (dueAt) {
        const number = await holdRelease(at, id, { items: drafts, state: 'scheduled', dueAt, actorText });
        await planPublishing(at.db, id, number, dueAt);
        await at.recordDrafts('submit-release', handedIn(number, 'scheduled'), told(number, `，定时 ${moment}`));
        return { number, state: 'scheduled', failure: '', warnings: [...warnings] };
      }
      const number = await addRelease(here, { ...act, state: 'published', endedAt: new Date() });
      act.release = number;
      await publishDrafts(at, id, drafts, actorText);
      await at.recordChanges('publish', told(number));
      return { number, state: 'published', failure: '', warnings: [...warnings] };
    }),
  ),

  implement(contract.approveRelease, ({ number }, visit) =>
    asStaff(visit, { title: `批准发布单 ${number}` }, async (at) => {
      const { here, permits, act } = at;
      const { institution: id } = here;
      const release = await releaseIn(here, number, 'submitted');
      const [contents, held] = [await readContents(here, release.items), await heldDrafts(here, release)];
      const dueAt = release.dueAt && release.dueAt > (await databaseNow(at.db)) ? release.dueAt : null;
      requireDirect(permits, actsOf(dueAt), contents);
      if (release.actor === act.actor || held.flatMap(authorsOf).includes(act.actor))
        throw new Refusal(codes.releaseRefused, '不能批准自己提交或改过的内容：请另一位发布人批准');
      const told = `发布单 ${number} ${release.title}`;
      const reviewer = act.actor;
      const failure = dueAt
        ? await onTime(dueAt, () => tryPublishing(at, id, held)).then(() => '', contentFailure)
        : await publishHeld(at, id, release);
      if (failure) {
        await endRelease(here, release, { state: 'returned', failure, reviewer });
        await at.recordDrafts('return-release', releaseChanges(release, 'returned'), `${told}：${failure}`);
        return { number, state: 'returned', failure };
      }
      if (dueAt) {
        await scheduleHeld(at.db, id, { number, dueAt, reviewer });
        await at.recordDrafts('approve-release', releaseChanges(release, 'scheduled'), told);
        return { number, state: 'scheduled', failure };
      }
      await endRelease(here, release, { state: 'published', reviewer });
      await at.recordChanges('approve-release', told);
      return { number, state: 'published', failure };
    }),
  ),

  implement(contract.returnRelease, ({ number, reason }, visit) =>
    asStaff(visit, { title: `退回发布单 ${number}` }, async (at) => {
      const { here, permits, act } = at;
      const release = await releaseIn(here, number, 'submitted');
      const contents = await readContents(here, release.items);
      requireDirect(permits, ['publish'], contents);
      await endRelease(here, release, { state: 'returned', failure: reason, reviewer: act.actor });
      const told = `发布单 ${number} ${release.title}：${reason}`;
      await at.recordDrafts('return-release', releaseChanges(release, 'returned'), told);
      return { number, state: 'returned', failure: reason };
    }),
  ),

  implement(contract.cancelRelease, ({ number }, visit) =>
    asStaff(visit, { title: `取消发布单 ${number}` }, async (at) => {
      const { here, permits, act } = at;
      const release = await releaseIn(here, number, 'submitted', 'scheduled');
      const contents = await readContents(here, release.items);
      if (release.actor !== act.actor) {
        if (release.state === 'submitted') throw new Refusal(codes.forbidden, '只有提交的人能撤回；要拒绝它，请退回');
        requireDirect(permits, ['publish', 'schedule'], contents);
      }
      await endRelease(here, release, { state: 'cancelled' });
      const told = `发布单 ${number} ${release.title}`;
      await at.recordDrafts('cancel-release', releaseChanges(release, 'cancelled'), told);
      return { number, state: 'cancelled', failure: '' };
    }),
  ),

  implement(contract.rollBackRelease, ({ number, reason }, visit) =>
    asStaff(visit, { title: `回滚发布单 ${number}`, reason }, async (at) => {
      const { here, permits, act } = at;
      await releaseIn(here, number, 'published');
      const { items, skipped } = await formerContents(here, number);
      const contents = await readContents(here, items.map(nameOf));
      const former = new Map(items.map((item) => [textOf(item), item.content ? [item.content] : []]));
      const lying = contents.map((content) => alsoAsWas(content, former));
      requireDirect(permits, ['publish'], lying);
      requireReviewKept(lying, former);
      if (await placesAskReview(here, lying))
        await requireOthers(here, act.actor, [number, ...items.flatMap(({ release }) => release ?? [])]);
      const added = lying.filter((content) => former.get(textOf(content))?.length === 0);
      if (added.length > 0) requirePermitted(permits, ['remove'], added);
      const { done, along } = await rollBack(at, here.institution, number);
      await at.recordChanges('roll-back', `发布单 ${number}：${reason}`);
      const left = await readContents(here, skipped.map(nameOf));
      const why = new Map(skipped.map((one) => [textOf(one), one.why]));
      return {
        number: act.release ?? number,
        count: done,
        along: totalRows({ rows: along }),
        skipped: left
          .filter((content) => isReadableBy(permits, placesOf(content)))
          .map((content) => ({
            part: content.name,
            key: spacedKey(content.part, content.key),
            name: content.title,
            why: why.get(textOf(content)) ?? '',
          })),
      };
    }),
  ),
];

/** What a release of these drafts needs. */
const actsOf = (dueAt: Date | null): ContentAct[] => (dueAt ? ['publish', 'schedule'] : ['publish']);

interface Chosen {
  readonly name: RowName;
  readonly revision: number;
}

/** The drafts that were chosen, each once. */
function itemsByName(
  here: Scoped,
  items: ValidInputOf<typeof contract.submitRelease>['items'],
): ReadonlyMap<string, Chosen> {
  const named = items.map(({ part, key, revision }) => ({ name: readName(here, part, key), revision }));
  return new Map(named.map((item) => [nameText(item.name), item]));
}

/** Throws a {@link Refusal} where a draft is gone, held, or newer than who chose it has seen. */
function requireSeen(contents: readonly Content[], chosen: ReadonlyMap<string, Chosen>): void {
  for (const content of contents) {
    const { title, draft, revision } = content;
    if (!draft) throw notFound(`“${title}”没有草稿：可能已经发布，或被放弃了`);
    if (draft.release !== null)
      throw new Refusal(codes.releaseRefused, `“${title}”已在发布单 ${draft.release} 中等待，不能再提交`);
    if (revision !== chosen.get(textOf(content))?.revision)
      throw new OutdatedError(`“${title}”刚刚又改过：请看过再提交。`);
  }
}

/** The release of a number, locked. Throws a {@link Refusal} when there is none, or it is in none of these states. */
async function releaseIn(here: Scoped, number: number, ...states: Release['state'][]): Promise<Release> {
  const release = await lockRelease(here, number);
  if (!release) throw notFound(`没有发布单 ${number}`);
  requireState(release, ...states);
  return release;
}

/** Throws a {@link Refusal} where going back would let a column be published without the review that it asks for. */
function requireReviewKept(contents: readonly Content[], former: ReadonlyMap<string, readonly Row[]>): void {
  const lifted = contents.find(
    (content) => content.live?.review === true && former.get(textOf(content))?.some(({ review }) => review !== true),
  );
  if (lifted) throw new Refusal(codes.releaseRefused, `回滚会取消“${lifted.title}”的审核：请存为草稿，再提交`);
}

/**
 * Throws a {@link Refusal} where one of these releases is the caller's own: where a review is asked for, somebody else
 * looks at what goes back, too.
 */
async function requireOthers(here: Scoped, actor: string, numbers: readonly number[]): Promise<void> {
  if (!(await isOfActor(here, actor, numbers))) return;
  const text = '这里的内容要经过审核，不能自己回滚自己发布的内容：请另一位发布人回滚，或把以前的内容存为草稿，再提交';
  throw new Refusal(codes.releaseRefused, text);
}

const textOf = (named: Parameters<typeof nameOf>[0]) => nameText(nameOf(named));

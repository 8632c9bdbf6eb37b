import type { StepProgress } from '@yimen/contract/topics';
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import { recentUses, tasks, topicSteps } from '../database/schema/person.ts';
import type { topics } from '../database/schema/publishing.ts';
import type { MemberVisit } from '../http/visit.ts';
import { dayMs, minuteText } from '../lib/time.ts';
import { ownedBy, scoped } from '../tenancy/scoped.ts';

type Topic = Pick<typeof topics.$inferSelect, 'id' | 'checklist'>;

/** The person's progress with each step of a topic's checklist, in order. */
export async function readProgress({ db, institution, person }: MemberVisit, topic: Topic): Promise<StepProgress[]> {
  const here = scoped(db, institution);
  const services = topic.checklist.flatMap(({ service }) => service ?? []);
  const [ticks, uses, due, handled] = await Promise.all([
    here.rows(topicSteps, { where: ownedBy(topicSteps, person, eq(topicSteps.topic, topic.id)) }),
    here.rows(recentUses, { where: ownedBy(recentUses, person, inArray(recentUses.app, services)) }),
    here.rows(tasks, {
      where: ownedBy(tasks, person, and(eq(tasks.status, 'todo'), inArray(tasks.app, services))),
      orderBy: [asc(tasks.deadline), asc(tasks.id)],
    }),
    here.rows(tasks, {
      where: ownedBy(
        tasks,
        person,
        and(eq(tasks.status, 'done'), gte(tasks.since, yearAgo()), inArray(tasks.app, services)),
      ),
      orderBy: [desc(tasks.since)],
    }),
  ]);
  return topic.checklist.map(({ title, service }) => {
    const tick = ticks.find(({ step }) => step === title);
    const use = service ? uses.find(({ app }) => app === service) : undefined;
    const task = service ? due.find(({ app }) => app === service) : undefined;
    // A service of several steps does not tell which of them it was used for.
    const isOnlyStep = services.filter((each) => each === service).length === 1;
    const record = isOnlyStep && !task ? handled.find(({ app }) => app === service) : undefined;
    return {
      step: title,
      doneAt: tick ? minuteText(tick.doneAt) : null,
      recorded: record ? { at: minuteText(record.since), result: record.step } : null,
      used: use ? { at: minuteText(use.at), result: use.result } : null,
      task: task ? { title: task.title, deadline: task.deadline && minuteText(task.deadline) } : null,
    };
  });
}

/** Older tasks are of an earlier time: last winter's stay is not this winter's. */
const yearAgo = () => new Date(Date.now() - 365 * dayMs);

/** Ticks a step off or clears it; repeating either changes nothing. Returns when it was done. */
export async function tickStep(
  { db, institution, person }: MemberVisit,
  { topic, step, done }: { topic: string; step: string; done: boolean },
): Promise<Date | null> {
  const here = scoped(db, institution);
  const where = ownedBy(topicSteps, person, and(eq(topicSteps.topic, topic), eq(topicSteps.step, step)));
  if (!done) {
    await here.delete(topicSteps, where);
    return null;
  }
  await here.insertNew(topicSteps, [{ person: person.id, topic, step, doneAt: new Date() }]);
  return (await here.first(topicSteps, where))?.doneAt ?? null;
}

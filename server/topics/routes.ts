import * as contract from '@yimen/contract/topics';
import { specialList } from '@yimen/contract/topics';
import { visibleApps } from '../access/visible.ts';
import { withdrawnOrNotFound } from '../editions/withdrawn.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { appsMap } from '../services/apps-map.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { readProgress, tickStep } from './progress.ts';
import { findTopic, readTopics, serviceCount } from './store.ts';

const noTopic = (visit: Visit, id: string) =>
  withdrawnOrNotFound(visit, 'topics', id, '没有找到这个专题，它可能已经结束');

export const implementations = [
  implement(specialList, async (_, visit) => {
    const { db, institution } = visit;
    const [pictures, topics, visible] = await Promise.all([
      picturesOf(db, institution),
      readTopics(visit),
      visibleApps(visit),
    ]);
    return topics.map(({ id, name, summary, cover, deadline, groups }) => ({
      id,
      name,
      summary,
      deadline,
      cover: pictures.address(cover, 'cover'),
      serviceCount: serviceCount(groups, visible),
    }));
  }),

  implement(contract.specialInfo, async ({ id }, visit) => {
    const { institution } = visit;
    const topic = await findTopic(visit, id);
    if (!topic) throw await noTopic(visit, id);
    const { name, summary, cover, deadline, intro, groups, checklist } = topic;
    const named = [...groups.flatMap(({ services }) => services), ...checklist.flatMap(({ service }) => service ?? [])];
    const byId = await appsMap(visit, named);
    return {
      id,
      name,
      summary,
      deadline,
      intro,
      cover: (await picturesOf(visit.db, institution)).address(cover, 'cover'),
      serviceCount: serviceCount(groups, await visibleApps(visit)),
      groups: groups.map(({ services, ...group }) => ({
        ...group,
        apps: services.flatMap((service) => byId.get(service) ?? []),
      })),
      checklist: checklist.map(({ service, ...item }) => ({ ...item, app: (service && byId.get(service)) || null })),
    };
  }),

  implement(contract.specialProgress, async ({ id }, visit) => {
    const topic = await findTopic(visit, id);
    if (!topic) throw await noTopic(visit, id);
    return readProgress(visit, topic);
  }),

  implement(contract.tickSpecialStep, async ({ id, step, done }, visit) => {
    const topic = await findTopic(visit, id);
    if (!topic) throw await noTopic(visit, id);
    if (!topic.checklist.some(({ title }) => title === step)) throw notFound('这个专题里没有这个环节');
    const doneAt = await tickStep(visit, { topic: id, step, done });
    return { step, doneAt: doneAt && minuteText(doneAt) };
  }),
];

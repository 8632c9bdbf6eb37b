import { personWork } from '@yimen/contract/person/data';
import type { Call } from '../../../lib/api/call.ts';
import type { Visit } from '../../../shell/visit/visit.ts';

/** A part of the personal centre that the institution shows. */
export interface PersonPlace {
  sign: PersonSign;
  name: string;
}

const personSigns = [
  'overview',
  'collect',
  'recently-used',
  'records',
  'messages',
  'person-data',
  'feedback',
  'account',
  'preferences',
] as const;
export type PersonSign = (typeof personSigns)[number];

/** Where every member finds answers: not among the parts that an institution arranges. */
const ownFeedbackPlace: PersonPlace = { sign: 'feedback', name: '我的意见' };

/** All parts with their usual names, used when the institution's order does not load. */
const usualPlaces: readonly PersonPlace[] = [
  { sign: 'overview', name: '概览' },
  { sign: 'collect', name: '我的收藏' },
  { sign: 'recently-used', name: '最近使用' },
  { sign: 'messages', name: '消息' },
  ownFeedbackPlace,
  { sign: 'account', name: '账号与安全' },
  { sign: 'preferences', name: '偏好设置' },
];

export interface FrameData {
  places: readonly PersonPlace[];
}

/** Loads the navigation of the personal centre's pages. */
export async function loadPersonFrame({ api: { call }, site }: Pick<Visit, 'api' | 'site'>): Promise<FrameData> {
  return { places: await loadPlaces(call, (await site()).unit.template) };
}

/** Loads the parts of the personal centre in the institution's order, without those that this version lacks. */
async function loadPlaces(call: Call, template: number): Promise<readonly PersonPlace[]> {
  const modules = await call(personWork, { template }).catch(() => null);
  if (!modules) return usualPlaces;
  const places = modules.flatMap(({ sign, name }) => {
    const known = personSigns.find((each) => each === sign);
    return known ? [{ sign: known, name }] : [];
  });
  const settings = places.findIndex(({ sign }) => sign === 'account' || sign === 'preferences');
  return places.toSpliced(settings < 0 ? places.length : settings, 0, ownFeedbackPlace);
}

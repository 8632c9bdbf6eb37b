import { personMessages, personWork } from '@yimen/contract/person/data';
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
  'account',
  'preferences',
] as const;
export type PersonSign = (typeof personSigns)[number];

/** Every part by its usual name, for when the institution's own order does not load. */
const usual: readonly PersonPlace[] = [
  { sign: 'overview', name: '概览' },
  { sign: 'collect', name: '我的收藏' },
  { sign: 'recently-used', name: '最近使用' },
  { sign: 'messages', name: '消息' },
  { sign: 'account', name: '账号与安全' },
  { sign: 'preferences', name: '偏好设置' },
];

export interface FrameData {
  places: readonly PersonPlace[];
  /** Unread messages; 0 when that is not known. */
  unread: number;
}

/** What stands beside every page of the personal centre. */
export async function loadFrame({ api: { call }, site }: Pick<Visit, 'api' | 'site'>): Promise<FrameData> {
  const [places, unread] = await Promise.all([
    loadPlaces(call, (await site()).unit.template),
    call(personMessages, { pageSize: 1 }).then(
      (messages) => messages.unread,
      () => 0,
    ),
  ]);
  return { places, unread };
}

/** The parts of the personal centre in the institution's order; what this version cannot draw is left out. */
async function loadPlaces(call: Call, template: number): Promise<readonly PersonPlace[]> {
  const modules = await call(personWork, { template }).catch(() => null);
  if (!modules) return usual;
  return modules.flatMap(({ sign, name }) => {
    const known = personSigns.find((each) => each === sign);
    return known ? [{ sign: known, name }] : [];
  });
}

import { type Audience, type AudienceField, audienceFields, isForNobody } from '@yimen/contract/audience';
import type { MemberType } from '@yimen/contract/sign-in/auth';

/** What is known about a visitor and can be named by a rule. */
export type Facts = Readonly<Record<AudienceField, readonly string[]>>;

/** Whether a rule admits a person, why, and what would change it; in Chinese, for display. */
export interface Explanation {
  readonly allowed: boolean;
  readonly reason: string;
  /** Empty where nothing needs to change, or nothing can change it. */
  readonly remedy: string;
}

/** Display names for ids. */
export interface AudienceNames {
  department(id: string): string;
  group(id: string): string;
}

const isNamed = (rule: Audience, facts: Facts) =>
  audienceFields.some((field) => rule[field]?.some((name) => facts[field].includes(name)));

/** Evaluates a rule as `isFor` of `store.ts` does in SQL; a test compares the two. `now` is a minute. */
export function isMeant(rule: Audience | null, facts: Facts, now: string): boolean {
  if (!rule) return true;
  const { from, until, except } = rule;
  if ((from !== undefined && now < from) || (until !== undefined && now >= until)) return false;
  return isNamed(rule, facts) && !(except && isMeant(except, facts, now));
}

const visitorWords: Readonly<Record<string, string>> = {
  everyone: '所有人',
  guests: '未登录的访客',
  members: '已登录的用户',
};
export const userTypeWords: Readonly<Record<MemberType, string>> = {
  STUDENT: '学生',
  TEACHER: '教师',
  STAFF: '职工',
  CITIZEN: '个人',
  ADMIN: '管理员',
};

/** Whom a rule admits: `学生、“教务处”及下属部门`. It says how many people are named, not who. */
function describe(rule: Audience, names: AudienceNames): string {
  const { visitors = [], userTypes = [], roles = [], departments = [], groups = [], people = [] } = rule;
  return [
    ...visitors.map((one) => visitorWords[one] ?? one),
    ...userTypes.map((one) => userTypeWords[one as MemberType] ?? one),
    ...roles.map((one) => `“${one}”身份`),
    ...departments.map((one) => `“${names.department(one)}”及下属部门`),
    ...groups.map((one) => `“${names.group(one)}”群组`),
    ...(people.length > 0 ? [`指定的 ${people.length} 人`] : []),
  ].join('、');
}

/** An identity under which the same person could act. */
export interface Alternative {
  readonly label: string;
  readonly facts: Facts;
}

interface Asked {
  readonly rule: Audience | null;
  readonly facts: Facts;
  readonly names: AudienceNames;
  /** The person's other identities. */
  readonly others: readonly Alternative[];
  /** The minute, `YYYY-MM-DD HH:mm`. */
  readonly now: string;
}

/** Which part of a rule excludes a person, and what would change it. */
export function explain({ rule, facts, names, others, now }: Asked): Explanation {
  if (!rule) return { allowed: true, reason: '对所有人开放', remedy: '' };
  if (isMeant(rule, facts, now)) return { allowed: true, reason: `对${describe(rule, names)}开放`, remedy: '' };
  const { from, until, except } = rule;
  const no = (reason: string, remedy: string): Explanation => ({ allowed: false, reason, remedy });
  if (isForNobody(rule)) return no('目前不对任何人开放', '');
  const isListed = isNamed(rule, facts);
  const isExcepted = isListed && except !== undefined && isMeant(except, facts, now);
  if (isListed && !isExcepted) {
    if (until !== undefined && now >= until) return no(`已于 ${until} 结束开放`, '请联系管理员延长开放时间');
    if (from !== undefined) return no(`自 ${from} 起开放`, `请在 ${from} 以后再来`);
  }
  const reason = isExcepted
    ? `${describe(except, names)}除外，您在其中`
    : `只对${describe(rule, names)}开放，您不在其中`;
  const other = others.find((one) => isMeant(rule, one.facts, now));
  if (other) return no(reason, `切换到“${other.label}”身份即可`);
  return no(reason, facts.visitors.includes('guests') ? '登录后再看' : '请联系管理员申请');
}

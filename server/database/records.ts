import { platforms } from '@yimen/contract/platforms';
import { memberType } from '@yimen/contract/sign-in/auth';
import * as v from 'valibot';
import { address, colour, count, day, id, maybe, picture, words } from './values.ts';

/** What columns hold that are no single value: the tables take their types from here, a file that is read its checks. */

const texts = v.array(v.string());

export const themeColours = v.strictObject({
  themColor: colour,
  topBackground: colour,
  topSelected: colour,
  topDefault: colour,
  bottomNavColor: colour,
  bottomFontColor: colour,
  bottomFilingColor: colour,
  bottomFilingFont: colour,
});
export type ThemeColours = v.InferOutput<typeof themeColours>;

export const signInPicture = v.strictObject({ title: words, text: words, image: picture, imageNight: picture });
export type SignInPicture = v.InferOutput<typeof signInPicture>;

export const intelligence = v.strictObject({
  type: v.picklist([1, 2]),
  name: words,
  code: id,
  link: address,
  accessToken: maybe,
  greeting: words,
  suggestions: v.array(words),
  notice: words,
});
export type Intelligence = v.InferOutput<typeof intelligence>;

/** The institution's office system: the name by which its approvals come in, and where it opens. */
export const office = v.strictObject({ source: words, name: words, url: address });
export type Office = v.InferOutput<typeof office>;

/** What the institution reports of its work; the number of services is counted, never stated. */
export const statistics = v.strictObject({
  handledTotal: count,
  handledWeek: count,
  averageDays: v.pipe(v.number(), v.minValue(0, 'is negative')),
});
export type Statistics = v.InferOutput<typeof statistics>;

/** A shell's own script for phone pages, such as a messaging app's; `integrity` is `sha384-…` or empty. */
export const bridgeScript = v.strictObject({
  script: v.pipe(address, v.startsWith('https://', 'is not an https address')),
  integrity: v.optional(v.pipe(v.string(), v.regex(/^(sha(256|384|512)-[A-Za-z0-9+/=]+)?$/, 'is no digest')), ''),
  shells: v.array(v.picklist(platforms, 'is not a shell the portal knows')),
});
export type BridgeScript = v.InferOutput<typeof bridgeScript>;

/** The path of a default menu entry, or the id or address of a custom one; empty for the first. */
export const redirectNavigation = v.union([address, id, v.literal('')], 'names no menu entry');

/** Until the last day on which one can act as this; without one for as long as the person is there. */
export const identity = v.strictObject({
  userType: memberType,
  no: words,
  department: maybe,
  title: words,
  label: words,
  campus: maybe,
  isDefault: v.boolean(),
  until: v.optional(day),
});
export type Identity = v.InferOutput<typeof identity>;

export const noticeRecipients = v.strictObject({ people: texts, departments: texts, userTypes: v.array(memberType) });
export type NoticeRecipients = v.InferOutput<typeof noticeRecipients>;

export const attachment = v.strictObject({ name: words, size: words });
export type Attachment = v.InferOutput<typeof attachment>;

export const topicGroup = v.strictObject({ name: words, note: maybe, services: v.array(id) });
export type TopicGroup = v.InferOutput<typeof topicGroup>;

/** What one does for a topic; `due` is a day or a rule in words: “1 个月内”. */
export const checklistItem = v.strictObject({ title: words, service: v.nullable(id), note: maybe, due: maybe });
export type ChecklistItem = v.InferOutput<typeof checklistItem>;

/** A column of a list; `width` is its share of the table's, in percent. */
export const listField = v.strictObject({ key: id, label: words, width: v.number() });
export type ListField = v.InferOutput<typeof listField>;

/** What a row says in each column. */
export const cells = v.record(v.string(), v.string());

export const dataField = v.strictObject({ key: words, label: words });

/** A step of an approval; null for the moment of one that is to come. */
export const approvalStep = v.strictObject({
  step: words,
  who: words,
  when: v.nullable(v.pipe(v.string(), v.isoTimestamp('is not a moment such as 2026-11-20T01:00:00.000Z'))),
  result: maybe,
});
export type ApprovalStep = v.InferOutput<typeof approvalStep>;

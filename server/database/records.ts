import { platforms } from '@yimen/contract/platforms';
import { memberType } from '@yimen/contract/sign-in/auth';
import * as v from 'valibot';
import {
  address,
  colour,
  count,
  dayColumn,
  id,
  maybe,
  momentText,
  phrase,
  picture,
  telephone,
  textUpTo,
  words,
} from './values.ts';

/**
 * Schemas of columns that hold objects and lists: tables take their types from here, imported files their validation.
 */

const colourOrNone = v.union([v.literal(''), colour]);

/** What is empty follows the main colour. */
export const themeColours = v.strictObject({
  themColor: colour,
  topBackground: colourOrNone,
  topSelected: colourOrNone,
  topDefault: colourOrNone,
  bottomNavColor: colourOrNone,
  bottomFontColor: colourOrNone,
  bottomFilingColor: colourOrNone,
  bottomFilingFont: colourOrNone,
});
export type ThemeColours = v.InferOutput<typeof themeColours>;

/** Help for who cannot sign in, and a page that tells more or where it is done. */
export const signInHelp = v.strictObject({ text: v.pipe(words, textUpTo(300)), link: v.optional(address) });
export type SignInHelp = v.InferOutput<typeof signInHelp>;

/** The built-in sign-in page: its picture and words, and what it tells of accounts and passwords. */
export const signInPage = v.strictObject({
  title: phrase,
  text: phrase,
  image: picture,
  imageNight: picture,
  accountHint: v.optional(textUpTo(60)),
  forgotten: v.optional(signInHelp),
  firstSignIn: v.optional(signInHelp),
});
export type SignInPage = v.InferOutput<typeof signInPage>;

export const assistantRecord = v.strictObject({
  type: v.picklist([1, 2]),
  name: phrase,
  code: id,
  link: address,
  accessToken: textUpTo(2000),
  greeting: phrase,
  suggestions: v.array(phrase),
  notice: v.pipe(words, textUpTo(500)),
  /** The institution's own line for people in despair; the country's is always shown beside it. */
  crisisLine: v.optional(v.strictObject({ name: phrase, phone: telephone, hours: textUpTo(200) })),
});
export type Intelligence = v.InferOutput<typeof assistantRecord>;

/** The institution's office system: the source name of its approvals, and its address. */
export const office = v.strictObject({ source: phrase, name: phrase, url: address });
export type Office = v.InferOutput<typeof office>;

/** Figures that the institution publishes about its work; the number of services is counted, never entered. */
export const statistics = v.strictObject({
  handledTotal: count,
  handledWeek: count,
  averageDays: v.pipe(v.number(), v.minValue(0, '不能小于 0')),
});
export type Statistics = v.InferOutput<typeof statistics>;

/** The script of an app that shows phone pages, such as a messaging app; `integrity` is `sha384-…` or empty. */
export const bridgeScript = v.strictObject({
  script: v.pipe(address, v.startsWith('https://', '应为 https:// 开头的地址')),
  integrity: v.optional(
    v.pipe(v.string(), v.regex(/^(sha(256|384|512)-[A-Za-z0-9+/=]+)?$/, '应为 sha384-… 形式的摘要')),
    '',
  ),
  shells: v.array(v.picklist(platforms, `只能是 ${platforms.join('、')}`)),
});
export type BridgeScript = v.InferOutput<typeof bridgeScript>;

/** `until` is the last day of the identity; without it the identity does not end. */
export const identity = v.strictObject({
  userType: memberType,
  no: phrase,
  department: textUpTo(200),
  title: phrase,
  label: phrase,
  campus: textUpTo(200),
  isDefault: v.boolean(),
  until: v.optional(dayColumn),
});
export type Identity = v.InferOutput<typeof identity>;

/** A block of an article's or notice's text as it is stored, with its picture by name. */
export const articleBlock = v.variant('type', [
  v.strictObject({ type: v.picklist(['p', 'h']), text: words }),
  v.strictObject({ type: v.literal('list'), ordered: v.boolean(), items: v.array(words) }),
  v.strictObject({ type: v.literal('quote'), text: words, cite: maybe }),
  v.strictObject({ type: v.literal('image'), image: picture, caption: maybe }),
  v.strictObject({ type: v.literal('table'), head: v.array(words), rows: v.array(v.array(v.string())) }),
]);

/** What may be said beside a name. */
const note = textUpTo(500);

export const attachmentRecord = v.strictObject({ name: phrase, size: phrase });
export type Attachment = v.InferOutput<typeof attachmentRecord>;

export const topicGroup = v.strictObject({ name: phrase, note, services: v.array(id) });
export type TopicGroup = v.InferOutput<typeof topicGroup>;

/** A step of a topic; `due` is a day or a rule in words: “1 个月内”. */
export const checklistItem = v.strictObject({ title: phrase, service: v.nullable(id), note, due: note });
export type ChecklistItem = v.InferOutput<typeof checklistItem>;

/** A column of a list; `width` is its share of the table's, in percent. */
export const listField = v.strictObject({ key: id, label: phrase, width: v.number() });
export type ListField = v.InferOutput<typeof listField>;

/** The text of each column. */
export const cells = v.record(v.string(), v.string());
export type Cells = v.InferOutput<typeof cells>;

export const dataField = v.strictObject({ key: phrase, label: phrase });
export type DataField = v.InferOutput<typeof dataField>;

/** A step of an approval; its time is null while the step is still to come. */
export const approvalStep = v.strictObject({
  step: phrase,
  who: phrase,
  when: v.nullable(momentText),
  result: maybe,
});
export type ApprovalStep = v.InferOutput<typeof approvalStep>;

/** A field of an application, as its form has it. */
export const applicationField = v.strictObject({ label: phrase, value: textUpTo(500) });
export type ApplicationField = v.InferOutput<typeof applicationField>;

/** A file somewhere, which the browser opens; its size is in words, empty when nobody told. */
export const linkedFile = v.strictObject({ name: phrase, url: address, size: textUpTo(20) });
export type LinkedFile = v.InferOutput<typeof linkedFile>;

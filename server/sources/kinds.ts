import type { SourceKind } from '../database/schema/sources.ts';
import {
  choice,
  clockField,
  type FieldSpecs,
  flagField,
  maybeDay,
  maybeMoment,
  momentField,
  neededText,
  type RowOf,
  textField,
} from './fields.ts';

const approvalFields = {
  id: neededText,
  title: neededText,
  view: choice(['1', '2', '3', '4']),
  source: textField,
  form: textField,
  sponsor: textField,
  currentApprover: textField,
  status: textField,
  insertTime: momentField,
  updateTime: momentField,
  deadline: maybeMoment,
} satisfies FieldSpecs;

const taskFields = {
  id: neededText,
  title: neededText,
  source: textField,
  sponsor: textField,
  department: textField,
  step: textField,
  /** Who works on it now, and since when. */
  holder: textField,
  since: maybeMoment,
  createdAt: momentField,
  deadline: maybeMoment,
  status: choice(['todo', 'done', 'mine'], 'todo'),
  url: textField,
} satisfies FieldSpecs;

const noticeFields = {
  id: neededText,
  /** Id of one of the institution's types of notices. */
  type: neededText,
  title: neededText,
  department: textField,
  publishedAt: momentField,
  top: flagField,
  needsReply: flagField,
  deadline: maybeMoment,
  /** The whole text; a line break begins a paragraph. */
  text: textField,
} satisfies FieldSpecs;

const lessonFields = {
  course: neededText,
  teacher: textField,
  room: textField,
  start: clockField,
  end: clockField,
  kind: choice(['course', 'personal', 'exam', 'meeting', 'deadline'], 'course'),
  /** The day it takes place; required unless the source is asked for a day. */
  date: maybeDay,
} satisfies FieldSpecs;

/** What a language model answers. */
const wordingFields = { text: neededText } satisfies FieldSpecs;

/** The kinds of rows that other systems may provide, with their fields; the source defines those of personal data. */
export const kindFields = {
  approvals: approvalFields,
  oa: approvalFields,
  tasks: taskFields,
  notices: noticeFields,
  curriculum: lessonFields,
  data: null,
  wording: wordingFields,
} as const satisfies Record<SourceKind, FieldSpecs | null>;

export type KindName = SourceKind;

export type SourcedApproval = RowOf<typeof approvalFields>;
export type SourcedTask = RowOf<typeof taskFields>;
export type SourcedNotice = RowOf<typeof noticeFields>;
export type SourcedLesson = RowOf<typeof lessonFields>;

/** Placeholders that select the requested rows, by kind, beside those for the person. */
export const questions: Readonly<Record<KindName, readonly string[]>> = {
  approvals: ['view'],
  oa: ['view'],
  tasks: ['status'],
  notices: [],
  curriculum: ['date', 'from', 'to'],
  data: [],
  wording: ['prompt'],
};

/** Placeholders for the person for whom a source is asked. */
export const personal = ['id', 'no', 'userType', 'department'] as const;

/** Kinds that are the same for everybody; of them a language model is told of nobody. */
export const isForAll = (kind: KindName) => kind === 'notices' || kind === 'wording';

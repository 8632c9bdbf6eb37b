import type { SourceKind } from '../database/schema/sources.ts';
import {
  choice,
  clock,
  type FieldSpecs,
  flag,
  maybeDay,
  maybeMoment,
  moment,
  neededText,
  type RowOf,
  text,
} from './fields.ts';

const approvalFields = {
  id: neededText,
  title: neededText,
  view: choice(['1', '2', '3', '4']),
  source: text,
  form: text,
  sponsor: text,
  currentApprover: text,
  status: text,
  insertTime: moment,
  updateTime: moment,
  deadline: maybeMoment,
} satisfies FieldSpecs;

const taskFields = {
  id: neededText,
  title: neededText,
  source: text,
  sponsor: text,
  department: text,
  step: text,
  /** Who has it now, and since when. */
  holder: text,
  since: maybeMoment,
  createdAt: moment,
  deadline: maybeMoment,
  status: choice(['todo', 'done', 'mine'], 'todo'),
  url: text,
} satisfies FieldSpecs;

const noticeFields = {
  id: neededText,
  /** Id of one of the institution's types of notices. */
  type: neededText,
  title: neededText,
  department: text,
  publishedAt: moment,
  top: flag,
  needsReply: flag,
  deadline: maybeMoment,
  /** The whole text; a new line begins a paragraph. */
  text: text,
} satisfies FieldSpecs;

const lessonFields = {
  course: neededText,
  teacher: text,
  room: text,
  start: clock,
  end: clock,
  kind: choice(['course', 'personal', 'exam', 'meeting', 'deadline'], 'course'),
  /** The day it takes place; needed unless the source is asked for a day. */
  date: maybeDay,
} satisfies FieldSpecs;

/** The kinds of rows that other systems may give, with their fields. Personal data have the columns a source defines. */
export const kindFields = {
  approvals: approvalFields,
  oa: approvalFields,
  tasks: taskFields,
  notices: noticeFields,
  curriculum: lessonFields,
  data: null,
} as const satisfies Record<SourceKind, FieldSpecs | null>;

export type KindName = SourceKind;

export type SourcedApproval = RowOf<typeof approvalFields>;
export type SourcedTask = RowOf<typeof taskFields>;
export type SourcedNotice = RowOf<typeof noticeFields>;
export type SourcedLesson = RowOf<typeof lessonFields>;

/** Placeholders in a source's address that say which rows are wanted, by kind, beside those for the person. */
export const questions: Readonly<Record<KindName, readonly string[]>> = {
  approvals: ['view'],
  oa: ['view'],
  tasks: ['status'],
  notices: [],
  curriculum: ['date', 'from', 'to'],
  data: [],
};

/** Placeholders for the person who asks. */
export const personal = ['id', 'no', 'userType', 'department'] as const;

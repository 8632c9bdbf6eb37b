import { type Approval, approval, decision } from '@yimen/contract/tasks/approvals';
import { taskStatus } from '@yimen/contract/tasks/tasks';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ApplicationField, ApprovalStep, Cells, DataField, LinkedFile } from '../records.ts';
import { oneOf } from './choices.ts';
import { institution, momentColumn, position } from './columns.ts';
import { people } from './people.ts';
import { notices, topics } from './publishing.ts';
import { apps } from './services.ts';

type Keyed = { institution: Parameters<typeof foreignKey>[0]['columns'][0] };

/** A foreign key that deletes the rows of a deleted person. */
export function ofPerson<T extends Keyed & { person: Keyed['institution'] }>(t: T) {
  return foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
    'cascade',
  );
}

export const assets = pgTable(
  'assets',
  {
    institution: institution(),
    person: text('person').notNull(),
    position: position(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    unit: text('unit').notNull(),
    masked: boolean('masked').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.person, t.code] }), ofPerson(t)],
);

/** Tables of personal data: grades, loans, contracts. */
export const dataGroups = pgTable(
  'data_groups',
  {
    institution: institution(),
    person: text('person').notNull(),
    position: position(),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<DataField[]>().notNull(),
    rows: jsonb('rows').$type<Cells[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.person, t.position] }), ofPerson(t)],
);

export const timetable = pgTable(
  'timetable',
  {
    institution: institution(),
    person: text('person').notNull(),
    position: position(),
    course: text('course').notNull(),
    teacher: text('teacher').notNull(),
    room: text('room').notNull(),
    /** 1 Monday to 7 Sunday. */
    weekday: smallint('weekday').notNull(),
    startPeriod: smallint('start_period').notNull(),
    endPeriod: smallint('end_period').notNull(),
    /** Weeks of the term: `1-8,10-16`. */
    weeks: text('weeks').notNull(),
  },
  (t) => [
    oneOf(t.weekday, [1, 2, 3, 4, 5, 6, 7]),
    primaryKey({ columns: [t.institution, t.person, t.position] }),
    ofPerson(t),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    institution: institution(),
    person: text('person').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    source: text('source').notNull(),
    sponsor: text('sponsor').notNull(),
    department: text('department').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    deadline: momentColumn('deadline'),
    status: text('status', { enum: taskStatus.options }).notNull(),
    step: text('step').notNull(),
    holder: text('holder').notNull(),
    /** Since when the present holder has had it. */
    since: momentColumn('since').notNull(),
    app: text('app'),
    /** The address where the task is done, when that is not one of our services. */
    url: text('url'),
    /** Files that came of it, to be downloaded. */
    results: jsonb('results').$type<LinkedFile[]>().notNull().default([]),
  },
  (t) => [
    oneOf(t.status),
    primaryKey({ columns: [t.institution, t.person, t.id] }),
    index('tasks_due').on(t.institution, t.person, t.status, t.deadline),
    index('tasks_id').on(t.institution, t.id),
    ofPerson(t),
  ],
);

export const approvals = pgTable(
  'approvals',
  {
    institution: institution(),
    person: text('person').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** 1 waiting for me, 2 decided by me, 3 copied to me, 4 started by me. */
    view: smallint('view').$type<Approval['view']>().notNull(),
    source: text('source').notNull(),
    form: text('form').notNull(),
    sponsor: text('sponsor').notNull(),
    currentApprover: text('current_approver').notNull(),
    status: text('status').notNull(),
    insertTime: momentColumn('insert_time').notNull(),
    updateTime: momentColumn('update_time').notNull(),
    /** The promised time of completion; null for none. */
    deadline: momentColumn('deadline'),
    progress: jsonb('progress').$type<ApprovalStep[]>().notNull(),
    /** What the application says. */
    fields: jsonb('fields').$type<ApplicationField[]>().notNull().default([]),
    attachments: jsonb('attachments').$type<LinkedFile[]>().notNull().default([]),
    /** Whether it is decided here, in this table; otherwise in the system it comes from. */
    takesDecisions: boolean('takes_decisions').notNull().default(false),
  },
  (t) => [
    oneOf(t.view, approval.entries.view.options),
    primaryKey({ columns: [t.institution, t.person, t.id] }),
    index('approvals_newest').on(t.institution, t.person, t.view, t.updateTime),
    ofPerson(t),
  ],
);

/** What people decided of approvals of other systems, which are sent it. */
export const approvalDecisions = pgTable(
  'approval_decisions',
  {
    institution: institution(),
    person: text('person').notNull(),
    approval: text('approval').notNull(),
    /** When the approval had last changed: one that changes afterwards waits for another decision. */
    version: momentColumn('version').notNull(),
    decision: text('decision', { enum: decision.options }).notNull(),
    /** Sent with each try, so that its system takes it once. */
    key: text('key').notNull(),
    /** `unanswered` may have been taken or not. */
    state: text('state', { enum: ['sending', 'unanswered', 'taken'] }).notNull(),
    at: momentColumn('at').notNull(),
  },
  (t) => [
    oneOf(t.decision),
    oneOf(t.state),
    primaryKey({ columns: [t.institution, t.person, t.approval] }),
    ofPerson(t),
  ],
);

export const messages = pgTable(
  'messages',
  {
    institution: institution(),
    person: text('person').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    source: text('source').notNull(),
    sentAt: momentColumn('sent_at').notNull(),
    read: boolean('read').notNull(),
    link: text('link'),
    app: text('app'),
    results: jsonb('results').$type<LinkedFile[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.institution, t.person, t.id] }), ofPerson(t)],
);

export const noticeReads = pgTable(
  'notice_reads',
  {
    institution: institution(),
    person: text('person').notNull(),
    notice: text('notice').notNull(),
    /** Null for a notice that was delivered to the person but not read yet. */
    readAt: momentColumn('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.notice] }),
    index('notice_reads_notice').on(t.institution, t.notice),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.notice], foreignColumns: [notices.institution, notices.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What people replied to the notices that ask for it. */
export const noticeReplies = pgTable(
  'notice_replies',
  {
    institution: institution(),
    person: text('person').notNull(),
    notice: text('notice').notNull(),
    text: text('text').notNull(),
    /** When it was replied, or the reply changed last. */
    at: momentColumn('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.notice] }),
    index('notice_replies_newest').on(t.institution, t.notice, t.at),
    // In the order in which systems read them.
    index('notice_replies_order').on(t.institution, t.at, t.notice, t.person),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.notice], foreignColumns: [notices.institution, notices.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const collections = pgTable(
  'collections',
  {
    institution: institution(),
    person: text('person').notNull(),
    app: text('app').notNull(),
    position: integer('position').notNull(),
    /** The person's own name for the group; empty for services in no group. */
    group: text('group').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.app] }),
    index('collections_app').on(t.institution, t.app),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.app], foreignColumns: [apps.institution, apps.id] }).onDelete('cascade'),
  ],
);

/** Steps of a topic's checklist that a person has ticked off, by title. */
export const topicSteps = pgTable(
  'topic_steps',
  {
    institution: institution(),
    person: text('person').notNull(),
    topic: text('topic').notNull(),
    step: text('step').notNull(),
    doneAt: momentColumn('done_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.topic, t.step] }),
    index('topic_steps_topic').on(t.institution, t.topic),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.topic], foreignColumns: [topics.institution, topics.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** One row for each service that a person has opened, with the last time. */
export const recentUses = pgTable(
  'recent_uses',
  {
    institution: institution(),
    person: text('person').notNull(),
    app: text('app').notNull(),
    at: momentColumn('at').notNull(),
    /** The outcome, such as “已办结”; empty when the service did not report one. */
    result: text('result').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.app] }),
    index('recent_uses_app').on(t.institution, t.app),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.app], foreignColumns: [apps.institution, apps.id] }).onDelete('cascade'),
  ],
);

import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { flag, growing, id, listOf, nothing, paging } from '../fields.ts';
import { app } from './apps.ts';
import { downloads } from './downloads.ts';
import { failed } from './sources.ts';

/** Kept as plain fields: a schema's own are read at run time, which keeps unused endpoints in a bundle. */
const articleFields = {
  id: v.string(),
  column: v.object({ id: v.string(), name: v.string() }),
  title: v.string(),
  summary: v.string(),
  cover: v.nullable(v.string()),
  publishedAt: v.string(),
  source: v.string(),
  views: v.number(),
  top: v.boolean(),
};
export const article = v.object(articleFields);
export type Article = v.InferOutput<typeof article>;

export const newsColumns = endpoint({
  name: 'newsColumns',
  method: 'GET',
  path: '/homepage/news/category/list',
  access: 'guest',
  summary: 'News columns in order.',
  input: nothing,
  data: v.array(v.object({ id: v.string(), name: v.string() })),
  sharedByGuests: true,
  example: {},
});

export const newsList = endpoint({
  name: 'newsList',
  method: 'GET',
  path: '/homepage/news/list',
  access: 'guest',
  summary: 'Articles of one column or all, newest first, top ones before.',
  input: v.object({ column: v.optional(id), ...growing }),
  data: listOf(article),
  sharedByGuests: true,
  failures: { 404: 'No such column in this institution.' },
  example: { pageSize: 8 },
});

/** A block of a text; it is drawn as what it is, never as HTML. */
export const block = v.variant('type', [
  v.object({ type: v.picklist(['p', 'h']), text: v.string() }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(v.string()) }),
  v.object({ type: v.literal('quote'), text: v.string(), cite: v.string() }),
  v.object({ type: v.literal('image'), image: v.string(), caption: v.string() }),
  v.object({ type: v.literal('table'), head: v.array(v.string()), rows: v.array(v.array(v.string())) }),
]);
export type Block = v.InferOutput<typeof block>;

export const attachment = v.object({ name: v.string(), size: v.string() });

/** A neighbour in a list: enough for a link. */
const neighbour = v.nullable(v.object({ id: v.string(), title: v.string() }));

export const newsInfo = endpoint({
  name: 'newsInfo',
  method: 'GET',
  path: '/homepage/news/info',
  access: 'guest',
  summary: 'An article with its text and its neighbours in the column; counts one view.',
  input: v.object({ id }),
  data: v.object({
    ...articleFields,
    /** Masked for guests. */
    author: v.string(),
    body: v.array(block),
    attachments: v.array(attachment),
    downloads,
    /** Services that the text names in quotation marks. */
    related: v.array(app),
    previous: neighbour,
    next: neighbour,
  }),
  failures: { 404: 'No such article in this institution.' },
  example: { id: 'news-ginkgo-open-week' },
});

export const newsTop = endpoint({
  name: 'newsTop',
  method: 'GET',
  path: '/homepage/news/category/top',
  access: 'guest',
  summary: 'The newest articles of each column, for a home that shows several.',
  input: v.object({ count: v.optional(paging.pageSize, 5) }),
  data: v.array(v.object({ id: v.string(), name: v.string(), articles: v.array(article) })),
  sharedByGuests: true,
  example: { count: 3 },
});

export const newsConfig = endpoint({
  name: 'newsConfig',
  method: 'GET',
  path: '/homepage/news/config',
  access: 'guest',
  summary: 'What the institution publishes: each column, how many articles it has, and whether the home shows it.',
  calledBy:
    "other sites of the institution that choose what they show of its news: the pages of the portal have the visitor's own choice by `newsCustom`.",
  input: nothing,
  data: v.object({
    columns: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        count: v.number(),
        /** When its newest article came out; null while it has none. */
        newest: v.nullable(v.string()),
        onHome: v.boolean(),
      }),
    ),
  }),
  sharedByGuests: true,
  example: {},
});

const chosenColumns = v.object({ columns: v.array(v.object({ id: v.string(), name: v.string() })) });

export const newsCustom = endpoint({
  name: 'newsCustom',
  method: 'GET',
  path: '/homepage/news/category/custom',
  access: 'guest',
  summary: 'The columns this visitor sees, in order: those the person chose, else those of the home page.',
  input: nothing,
  data: chosenColumns,
  sharedByGuests: true,
  example: {},
});

export const saveNewsCustom = endpoint({
  name: 'saveNewsCustom',
  method: 'POST',
  path: '/homepage/news/category/custom',
  access: 'member',
  summary: 'Chooses the columns the person sees, and their order; none at all returns to those of the home page.',
  input: v.strictObject({ columns: v.pipe(v.array(id), v.maxLength(50, '栏目过多')) }),
  data: chosenColumns,
  writes: true,
  failures: { 404: 'One of the columns is not of this institution.' },
  example: { columns: ['lectures', 'campus-news'] },
});

const noticeFields = {
  id: v.string(),
  type: v.object({ id: v.string(), name: v.string() }),
  title: v.string(),
  department: v.string(),
  publishedAt: v.string(),
  top: v.boolean(),
  /** Null for a guest, who has no read state. */
  read: v.nullable(v.boolean()),
  needsReply: v.boolean(),
  deadline: v.nullable(v.string()),
};
/** As a list shows it, with the beginning of its text. */
export const notice = v.object({ ...noticeFields, excerpt: v.string() });
export type Notice = v.InferOutput<typeof notice>;

export const noticeShow = endpoint({
  name: 'noticeShow',
  method: 'GET',
  path: '/homepage/notice/getNoticeShow',
  access: 'guest',
  summary: 'Notices of one type or all that are for this visitor, top ones first, then newest.',
  input: v.object({ type: v.optional(id), onlyUnread: v.optional(flag, false), keep: v.optional(id), ...growing }),
  data: v.object({ list: v.array(notice), total: v.number(), unread: v.number(), failed }),
  sharedByGuests: true,
  failures: { 404: 'No such type of notices in this institution.' },
  example: { pageSize: 4 },
});

export const noticeInfo = endpoint({
  name: 'noticeInfo',
  method: 'POST',
  path: '/homepage/notice/getUserNoticeInfo',
  access: 'guest',
  summary: 'A notice with its text; a member who opens it has read it, and is told whether it had been read before.',
  input: v.object({ noticeId: id }),
  data: v.object({
    ...noticeFields,
    body: v.array(block),
    attachments: v.array(attachment),
    downloads,
  }),
  failures: { 404: 'No such notice in this institution.' },
  example: { noticeId: 'notice-final-exams' },
});

export const noticeTypes = endpoint({
  name: 'noticeTypes',
  method: 'GET',
  path: '/homepage/notice/getUserNoticeType',
  access: 'guest',
  summary: 'Types of notices: how many there are, how many are unread, which sources are missing from the counts.',
  input: nothing,
  data: v.array(v.object({ id: v.string(), name: v.string(), count: v.number(), unread: v.number(), failed })),
  sharedByGuests: true,
  example: {},
});

export const noticeUrl = endpoint({
  name: 'noticeUrl',
  method: 'GET',
  path: '/homepage/notice/getUserNoticeUrl',
  access: 'guest',
  summary: 'Where a notice is to be read.',
  calledBy:
    'systems that tell people of a notice elsewhere, as in WeCom or by message, and link to it: lists of the portal know where a notice is read.',
  input: v.object({ noticeId: id }),
  data: v.object({ url: v.string() }),
  sharedByGuests: true,
  failures: { 404: 'No such notice in this institution.' },
  example: { noticeId: 'notice-final-exams' },
});

const noticeSettings = v.object({
  types: v.array(v.object({ id: v.string(), name: v.string(), subscribed: v.boolean() })),
  /** Whether the number of unread notices is shown at the bell. */
  badge: v.boolean(),
});

export const noticeConfig = endpoint({
  name: 'noticeConfig',
  method: 'GET',
  path: '/homepage/notice/getNoticeConfig',
  access: 'guest',
  summary: 'Which types of notices the person follows; a guest follows all.',
  input: nothing,
  data: noticeSettings,
  sharedByGuests: true,
  example: {},
});

export const saveNoticeConfig = endpoint({
  name: 'saveNoticeConfig',
  method: 'POST',
  path: '/homepage/notice/getNoticeConfig',
  access: 'member',
  summary:
    'Sets which types the person does not follow: these are no longer listed among all notices nor counted as unread.',
  input: v.strictObject({ muted: v.pipe(v.array(id), v.maxLength(100, '类型过多')), badge: v.boolean() }),
  data: noticeSettings,
  writes: true,
  failures: { 404: 'One of the types is not of this institution.' },
  example: { muted: [], badge: true },
});

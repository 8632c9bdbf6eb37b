import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, listOf, nothing, paging } from '../fields.ts';

export const article = v.object({
  id: v.string(),
  column: v.object({ id: v.string(), name: v.string() }),
  title: v.string(),
  summary: v.string(),
  cover: v.nullable(v.string()),
  publishedAt: v.string(),
  source: v.string(),
  views: v.number(),
  top: v.boolean(),
});
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
  input: v.object({ column: v.optional(id), ...paging }),
  data: listOf(article),
  sharedByGuests: true,
  example: { pageSize: 8 },
});

export const notice = v.object({
  id: v.string(),
  type: v.object({ id: v.string(), name: v.string() }),
  title: v.string(),
  department: v.string(),
  publishedAt: v.string(),
  top: v.boolean(),
  /** Null for a guest, who has no read state. */
  read: v.nullable(v.boolean()),
});
export type Notice = v.InferOutput<typeof notice>;

export const noticeShow = endpoint({
  name: 'noticeShow',
  method: 'GET',
  path: '/homepage/notice/getNoticeShow',
  access: 'guest',
  summary: 'Notices for the home, top ones first, then newest.',
  input: v.object({ ...paging }),
  data: v.object({ list: v.array(notice), total: v.number(), unread: v.number() }),
  sharedByGuests: true,
  example: { pageSize: 4 },
});

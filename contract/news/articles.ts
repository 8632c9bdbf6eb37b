import * as v from 'valibot';
import { common, named } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { byId, growing, id, listOf, nothing, paging } from '../fields.ts';
import { downloads } from '../services/downloads.ts';
import { app } from '../services/service.ts';
import { withdrawnFailure } from '../withdrawal.ts';

export const article = v.object({
  id: common.id,
  column: described(named, 'The column it stands in.'),
  title: common.title,
  summary: common.summary,
  cover: described(v.nullable(v.string()), 'Address of its picture; null without one.'),
  publishedAt: described(v.string(), 'When it came out, `YYYY-MM-DD HH:mm`.'),
  source: common.source,
  views: described(v.number(), 'How often it was read.'),
  top: described(v.boolean(), 'Whether it is kept at the top.'),
});
export type Article = v.InferOutput<typeof article>;

export const newsColumns = endpoint({
  name: 'newsColumns',
  method: 'GET',
  path: '/homepage/news/category/list',
  access: 'guest',
  summary: 'News columns in order.',
  input: nothing,
  data: v.array(named),
  sharedByGuests: true,
  example: {},
});

export const newsList = endpoint({
  name: 'newsList',
  method: 'GET',
  path: '/homepage/news/list',
  access: 'guest',
  summary: 'Articles of one column or all, newest first, top ones before.',
  input: v.object({ column: described(v.optional(id), 'Only articles of this column, by id.'), ...growing }),
  data: listOf(article),
  sharedByGuests: true,
  failures: { 404: 'No such column in this institution.' },
  example: { pageSize: 8 },
});

/** A block of a text; it is rendered by its type, never as HTML. */
export const block = v.variant('type', [
  v.object({ type: described(v.picklist(['p', 'h']), 'What kind it is.'), text: common.text }),
  v.object({
    type: described(v.literal('list'), 'What kind it is.'),
    ordered: described(v.boolean(), 'Whether the items are numbered.'),
    items: described(v.array(v.string()), 'What it holds, in order.'),
  }),
  v.object({
    type: described(v.literal('quote'), 'What kind it is.'),
    text: common.text,
    cite: described(v.string(), 'Whose words these are.'),
  }),
  v.object({
    type: described(v.literal('image'), 'What kind it is.'),
    image: described(v.string(), 'Address of the picture.'),
    caption: described(v.string(), 'What stands under the picture.'),
  }),
  v.object({
    type: described(v.literal('table'), 'What kind it is.'),
    head: described(v.array(v.string()), 'Headings of the columns.'),
    rows: described(v.array(v.array(v.string())), 'The rows, each with a text for every column.'),
  }),
]);
export type Block = v.InferOutput<typeof block>;

export const attachment = v.object({ name: common.name, size: described(v.string(), 'Size of the file, in words.') });

/** The article before or after this one, as needed for a link. */
const neighbour = v.nullable(v.object({ id: common.id, title: common.title }));

export const newsInfo = endpoint({
  name: 'newsInfo',
  method: 'GET',
  path: '/homepage/news/info',
  access: 'guest',
  summary: 'An article with its text and its neighbours in the column; counts one view.',
  input: v.object(byId),
  data: v.object({
    ...article.entries,
    author: described(v.string(), 'Who wrote it; masked for guests.'),
    body: described(v.array(block), 'The text, block by block.'),
    attachments: described(v.array(attachment), 'Files that belong to it.'),
    downloads,
    related: described(v.array(app), 'Services that the text names in quotation marks.'),
    previous: described(neighbour, 'The article published before this one in its column; null at the beginning.'),
    next: described(neighbour, 'The article published after this one in its column; null at the end.'),
  }),
  failures: { 404: 'No such article in this institution.', ...withdrawnFailure },
  example: { id: 'news-ginkgo-open-week' },
});

export const newsTop = endpoint({
  name: 'newsTop',
  method: 'GET',
  path: '/homepage/news/category/top',
  access: 'guest',
  summary: 'The newest articles of each column, for a home that shows several.',
  input: v.object({ count: described(v.optional(paging.pageSize, 5), 'Articles of each column at most.') }),
  data: v.array(
    v.object({
      id: common.id,
      name: common.name,
      articles: described(v.array(article), "The column's newest articles."),
    }),
  ),
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
    columns: described(
      v.array(
        v.object({
          id: common.id,
          name: common.name,
          count: common.count,
          newest: described(
            v.nullable(v.string()),
            'When its newest article came out, `YYYY-MM-DD HH:mm`; null while it has none.',
          ),
          onHome: described(v.boolean(), 'Whether the home page shows it.'),
        }),
      ),
      'News columns, in order.',
    ),
  }),
  sharedByGuests: true,
  example: {},
});

const chosenColumns = v.object({
  columns: described(v.array(named), 'News columns, in order.'),
});

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
  input: v.strictObject({
    columns: described(v.pipe(v.array(id), v.maxLength(50, '栏目过多')), 'Ids of the columns, in the order wanted.'),
  }),
  data: chosenColumns,
  writes: true,
  failures: { 404: 'One of the columns is not of this institution.' },
  example: { columns: ['lectures', 'campus-news'] },
});

import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../fields.ts';

const terminal = v.optional(v.picklist(['pc', 'mobile']), 'pc');

/** What a block holds: articles of a column, notices, or topics. */
const kind = v.picklist(['news', 'notice', 'special']);

/** How a block is drawn: titles under each other, a picture beside each, cards in a row, or slides. */
export const showTypes = ['list', 'pictures', 'cards', 'slides'] as const;

const block = v.object({
  /** The module's sign, and after a slash its child's: `news/lectures`. */
  id: v.string(),
  kind,
  name: v.string(),
  items: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      summary: v.string(),
      image: v.nullable(v.string()),
      /** A path of the portal. */
      link: v.string(),
      /** `YYYY-MM-DD HH:mm`; null for what has no date of its own. */
      publishedAt: v.nullable(v.string()),
    }),
  ),
});
export type ContentBlock = v.InferOutput<typeof block>;

export const content = endpoint({
  name: 'content',
  method: 'GET',
  path: '/homepage/content',
  access: 'guest',
  summary:
    'The blocks of the home page that publish something, in the order of its modules, each with its newest items.',
  input: v.object({ terminal, count: v.optional(wholeNumber(1, 20), 6) }),
  data: v.array(block),
  sharedByGuests: true,
  example: { count: 3 },
});

export const showType = endpoint({
  name: 'showType',
  method: 'GET',
  path: '/homepage/content/showType',
  access: 'guest',
  summary: 'How each block of the home page is drawn, by the ids that `content` answers.',
  input: v.object({ terminal }),
  data: v.array(v.object({ id: v.string(), kind, showType: v.picklist(showTypes) })),
  sharedByGuests: true,
  example: {},
});

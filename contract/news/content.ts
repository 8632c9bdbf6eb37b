import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../fields.ts';

const blockTerminal = described(
  v.optional(v.picklist(['pc', 'mobile']), 'pc'),
  'Which site asks: the desk’s or the phone’s.',
);

/** The content of a block: articles of a column, notices, or topics. */
const blockKind = described(v.picklist(['news', 'notice', 'special']), 'What kind it is.');

/** How a block is shown: titles in a list, each with a picture, cards in a row, or slides. */
export const showTypes = ['list', 'pictures', 'cards', 'slides'] as const;

const homeBlock = v.object({
  id: described(v.string(), "The module's sign, and after a slash its child's: `news/lectures`."),
  kind: blockKind,
  name: common.name,
  items: described(
    v.array(
      v.object({
        id: common.id,
        title: common.title,
        summary: common.summary,
        image: described(v.nullable(v.string()), 'Address of the picture; null without one.'),
        link: common.link,
        publishedAt: described(
          v.nullable(v.string()),
          'When it came out, `YYYY-MM-DD HH:mm`; null for what has no date of its own.',
        ),
      }),
    ),
    'What it holds, in order.',
  ),
});
export type ContentBlock = v.InferOutput<typeof homeBlock>;

export const content = endpoint({
  name: 'content',
  method: 'GET',
  path: '/homepage/content',
  access: 'guest',
  summary:
    'The blocks of the home page that publish something, in the order of its modules, each with its newest items.',
  input: v.object({
    terminal: blockTerminal,
    count: described(v.optional(wholeNumber(1, 20), 6), 'Items of each block at most.'),
  }),
  data: v.array(homeBlock),
  sharedByGuests: true,
  example: { count: 3 },
});

export const showType = endpoint({
  name: 'showType',
  method: 'GET',
  path: '/homepage/content/showType',
  access: 'guest',
  summary: 'How each block of the home page is drawn, by the ids that `content` answers.',
  input: v.object({ terminal: blockTerminal }),
  data: v.array(
    v.object({
      id: described(v.string(), "The module's sign, and after a slash its child's: `news/lectures`."),
      kind: blockKind,
      showType: described(v.picklist(showTypes), 'How it is drawn: titles, a picture beside each, cards, or slides.'),
    }),
  ),
  sharedByGuests: true,
  example: {},
});

import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { growing, listOf, nothing, paging, queryText } from './fields.ts';
import { limits } from './limits.ts';
import { app } from './services/service.ts';
import { openedKinds } from './withdrawal.ts';

/**
 * Kinds of results; a system is a business system. `own` is what only the person finds: courses, entries of the schedule,
 * tasks, messages and tools.
 */
export const foundKind = v.picklist([...openedKinds, 'department', 'own']);

/** A result: what it is, its address, and which characters of its title matched. */
export const found = v.object({
  kind: described(foundKind, 'What kind it is.'),
  id: common.id,
  title: common.title,
  matches: described(
    v.array(v.tuple([v.number(), v.number()])),
    'Matched characters of `title` as half-open ranges, in UTF-16 units.',
  ),
  reading: described(
    v.string(),
    'How the words are read that matched, when the query was pinyin: `chéng jì dān`; else empty.',
  ),
  note: common.note,
  icon: common.icon,
  path: described(
    v.string(),
    'Where it opens: a path of the portal; for the person’s own also an address of another system.',
  ),
});
export type Found = v.InferOutput<typeof found>;

export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/homepage/homeApp/search',
  access: 'guest',
  summary: 'Suggestions while one types: Chinese, pinyin, initials or a mixture.',
  input: v.object({
    query: described(queryText, 'Words that are searched for; none by default.'),
    count: described(v.optional(paging.pageSize, 8), 'Suggestions at most.'),
  }),
  data: listOf(found),
  sharedByGuests: true,
  limit: limits.search,
  example: { query: 'xykbb' },
});

/** A result with the text around the match; empty when the title matched. */
const result = v.object({
  ...found.entries,
  excerpt: described(
    v.string(),
    'The words around the place where its text speaks of the query; empty when it does not.',
  ),
});
export type SearchResult = v.InferOutput<typeof result>;

/**
 * How the query was understood: as written, as pinyin, as initials inside a word, by sound, with one wrong letter, by
 * its words, or in a text.
 */
export const searchWay = v.picklist(['text', 'pinyin', 'guess', 'heard', 'letter', 'words', 'inside']);

export const searchResults = endpoint({
  name: 'searchResults',
  method: 'GET',
  path: '/homepage/homeApp/search/results',
  access: 'guest',
  summary: 'All that is found, by kind: the best of each, or one kind page by page; and what else may have been meant.',
  input: v.object({
    query: described(queryText, 'Words that are searched for; none by default.'),
    kind: described(v.optional(foundKind), 'Only this kind, a page at a time; without it, the best of each.'),
    ...growing,
  }),
  data: v.object({
    total: common.total,
    groups: described(
      v.array(
        v.object({
          kind: described(
            foundKind,
            'service, system (a business system), news, notice, topic, department or own (of the person alone).',
          ),
          total: common.total,
          list: described(v.array(result), 'The rows.'),
        }),
      ),
      'What was found of each kind, in the order of a page.',
    ),
    apps: described(v.array(app), 'The services and systems among what is shown.'),
    way: described(
      searchWay,
      'How the query was understood: text as written, pinyin, guess as initials that begin in the middle of a word, heard by its sound, letter but for one, words by its wording, inside within a text.',
    ),
    term: described(
      v.string(),
      'The words of the best result that the query stands for, in its order: `成绩单` for `cjd`.',
    ),
    meant: described(
      v.array(
        v.object({
          query: described(v.string(), 'Words that are searched for; none by default.'),
          reason: described(v.string(), 'Why: which characters sound alike; empty when a part of the query was found.'),
        }),
      ),
      'What may have been meant, when the query itself names nothing.',
    ),
    related: described(v.array(v.string()), 'Other names of the best results, for a next search.'),
  }),
  sharedByGuests: true,
  limit: limits.search,
  example: { query: 'cjd' },
});

export const hotWords = endpoint({
  name: 'hotWords',
  method: 'GET',
  path: '/homepage/homeApp/getHotWord',
  access: 'guest',
  summary: 'The words people search for.',
  input: nothing,
  data: v.object({ hotWords: described(v.array(v.string()), 'Words that people search for, in order.') }),
  sharedByGuests: true,
  example: {},
});

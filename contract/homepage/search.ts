import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { growing, queryText } from '../fields.ts';
import { limits } from '../limits.ts';
import { app, found, foundKind } from './apps.ts';

/** What was found, with the words around the place where its text speaks of it; empty when its title does. */
const result = v.object({ ...found.entries, excerpt: v.string() });
export type SearchResult = v.InferOutput<typeof result>;

/** How the query was understood: as written, by its pinyin, as initials amid a word, by its sound, but for a letter, by its words, or in a text. */
export const searchWay = v.picklist(['text', 'pinyin', 'guess', 'heard', 'letter', 'words', 'inside']);

export const searchResults = endpoint({
  name: 'searchResults',
  method: 'GET',
  path: '/homepage/homeApp/search/results',
  access: 'guest',
  summary: 'All that is found, by kind: the best of each, or one kind page by page; and what else may have been meant.',
  input: v.object({ query: queryText, kind: v.optional(foundKind), ...growing }),
  data: v.object({
    total: v.number(),
    groups: v.array(v.object({ kind: foundKind, total: v.number(), list: v.array(result) })),
    /** The services and systems among what is shown. */
    apps: v.array(app),
    way: searchWay,
    /** The words of the best result that the query stands for. */
    term: v.string(),
    /** When little or nothing was found: what may have been meant, and why. */
    meant: v.array(v.object({ query: v.string(), reason: v.string() })),
    /** Other names of the best results. */
    related: v.array(v.string()),
  }),
  sharedByGuests: true,
  limit: limits.search,
  example: { query: 'cjd' },
});

import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { growing, id, listOf, nothing, paging, queryText } from '../fields.ts';
import { limits } from '../limits.ts';
import { app } from './services.ts';

export const getBusinessApp = endpoint({
  name: 'getBusinessApp',
  method: 'POST',
  path: '/homepage/homeApp/getBusinessApp',
  access: 'guest',
  summary: 'Business systems, filtered by words of their name or by category, most used first.',
  input: v.object({
    query: described(v.optional(queryText, ''), 'Words that are searched for; none by default.'),
    category: described(v.optional(id), 'Only systems of this category, by id.'),
    ...growing,
  }),
  data: listOf(app),
  sharedByGuests: true,
  failures: { 404: 'No such category of business systems in this institution.' },
  limit: limits.search,
  example: {},
});

export const getRecommendApp = endpoint({
  name: 'getRecommendApp',
  method: 'GET',
  path: '/homepage/homeApp/getRecommendApp',
  access: 'guest',
  summary: 'Services worth a look: those of the categories the person uses, else the most used.',
  input: v.object({ count: described(v.optional(paging.pageSize, 8), 'Services at most.') }),
  data: v.array(app),
  sharedByGuests: true,
  example: {},
});

export const recommend = endpoint({
  name: 'recommend',
  method: 'GET',
  path: '/homepage/recommend',
  access: 'guest',
  summary: 'One group of recommended services.',
  calledBy:
    'a site or a screen that shows one group, as that of a college: the home of the portal has all groups at once by `recommendByType`.',
  input: v.object({
    id: described(id, 'Its id, unique among its kind in the institution.'),
    count: described(v.optional(paging.pageSize, 15), 'Services at most.'),
  }),
  data: v.object({ id: common.id, name: common.name, apps: described(v.array(app), 'Services, most used first.') }),
  sharedByGuests: true,
  failures: { 404: 'No such group in this institution.' },
  example: { id: 'student' },
});

export const getRecentlyUsedAppGroup = endpoint({
  name: 'getRecentlyUsedAppGroup',
  method: 'GET',
  path: '/homepage/homeApp/getRecentlyUsedAppGroup',
  access: 'member',
  summary: 'What the person used last, by day, newest first.',
  input: nothing,
  data: v.array(
    v.object({
      day: described(v.string(), 'The day, `YYYY-MM-DD`.'),
      uses: described(
        v.array(
          v.object({ app: described(app, 'The service or business system.'), at: common.at, result: common.result }),
        ),
        'What was used that day, newest first.',
      ),
    }),
  ),
  example: {},
});

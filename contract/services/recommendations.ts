import * as v from 'valibot';
import { named } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { byId, paging } from '../fields.ts';
import { app } from './service.ts';

const recommendGroup = v.object({
  ...named.entries,
  apps: described(v.array(app), 'Services, most used first.'),
});

export const getHotApp = endpoint({
  name: 'getHotApp',
  method: 'GET',
  path: '/homepage/homeApp/getHotApp',
  access: 'guest',
  summary: 'The services most used this week.',
  input: v.object({ count: described(v.optional(paging.pageSize, 7), 'Services at most.') }),
  data: v.array(app),
  sharedByGuests: true,
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

export const recommendByType = endpoint({
  name: 'recommendByType',
  method: 'GET',
  path: '/homepage/recommend/recommendByType',
  access: 'guest',
  summary: 'Recommended services, one group for each kind of people the home shows.',
  input: v.object({ count: described(v.optional(paging.pageSize, 15), 'Services of each group at most.') }),
  data: v.array(recommendGroup),
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
    ...byId,
    count: described(v.optional(paging.pageSize, 15), 'Services at most.'),
  }),
  data: recommendGroup,
  sharedByGuests: true,
  failures: { 404: 'No such group in this institution.' },
  example: { id: 'student' },
});

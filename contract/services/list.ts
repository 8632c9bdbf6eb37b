import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { flag, growing, id, listOf, optionalQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { app } from './service.ts';

export const serviceSort = v.picklist(['hits', 'newest', 'name', 'seniors']);

const serviceFilters = {
  query: optionalQuery,
  category: described(v.optional(id), 'Only services of this category, by id.'),
  department: described(v.optional(id), 'Only services of this department, by id.'),
  label: described(v.optional(id), 'Only services that carry this label, by id.'),
  suitableFor: described(v.optional(id), 'Only services for this kind of people, by id.'),
  onlyFullyOnline: described(v.optional(flag, false), 'Only services that need no visit.'),
};

const noFilter = { 404: 'No such category, department, label or kind of people in this institution.' };

export const getServiceApp = endpoint({
  name: 'getServiceApp',
  method: 'POST',
  path: '/homepage/homeApp/getServiceApp',
  access: 'guest',
  summary: 'Services, filtered, searched and sorted, a page at a time.',
  input: v.object({
    ...serviceFilters,
    sort: described(
      v.optional(serviceSort, 'hits'),
      'hits: by relevance when something is searched for, else most used first; newest; name: by reading; seniors: those for older people first, and of them the category with most, else as hits.',
    ),
    ...growing,
  }),
  data: listOf(app),
  sharedByGuests: true,
  failures: noFilter,
  limit: limits.search,
  example: { query: 'cjd', pageSize: 5 },
});

const facet = v.array(v.object({ id: common.id, count: common.count }));

export const countServiceApp = endpoint({
  name: 'countServiceApp',
  method: 'POST',
  path: '/homepage/homeApp/countServiceApp',
  access: 'guest',
  summary: 'How many services each choice of a filter leaves beside the other filters; what leaves none is left out.',
  input: v.object(serviceFilters),
  data: v.object({
    total: described(v.number(), 'Services that all filters leave.'),
    categories: described(facet, 'For each category.'),
    departments: described(facet, 'For each department.'),
    labels: described(facet, 'For each label.'),
    suitableFor: described(facet, 'For each kind of people.'),
  }),
  sharedByGuests: true,
  failures: noFilter,
  limit: limits.search,
  example: { suitableFor: 'ug' },
});
export type ServiceCounts = v.InferOutput<typeof countServiceApp.data>;

export const getBusinessApp = endpoint({
  name: 'getBusinessApp',
  method: 'POST',
  path: '/homepage/homeApp/getBusinessApp',
  access: 'guest',
  summary: 'Business systems, filtered by words of their name or by category, most used first.',
  input: v.object({
    query: optionalQuery,
    category: described(v.optional(id), 'Only systems of this category, by id.'),
    ...growing,
  }),
  data: listOf(app),
  sharedByGuests: true,
  failures: { 404: 'No such category of business systems in this institution.' },
  limit: limits.search,
  example: {},
});

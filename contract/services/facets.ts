import * as v from 'valibot';
import { common, namedCount } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { attributeType } from './service.ts';

const countedFacet = v.object({
  id: common.id,
  name: common.name,
  icon: common.icon,
  intro: described(v.string(), 'A sentence or two about it.'),
  group: described(v.string(), '`life`, `personal`, `enterprise` where the institution tells them apart; else empty.'),
  count: common.count,
});
export type CountedGroup = v.InferOutput<typeof countedFacet>;

export const getAllType = endpoint({
  name: 'getAllType',
  method: 'GET',
  path: '/homepage/homeAppType/getAllType',
  access: 'guest',
  summary: 'Categories with the number of services in each.',
  input: v.object({ attributeType }),
  data: v.array(countedFacet),
  sharedByGuests: true,
  example: { attributeType: '1' },
});

export const getHomeDept = endpoint({
  name: 'getHomeDept',
  method: 'GET',
  path: '/homepage/homeAppType/getHomeDept',
  access: 'guest',
  summary: 'Departments that offer services, with their number.',
  input: v.object({ attributeType }),
  data: v.array(
    v.object({
      id: common.id,
      name: common.name,
      shortName: described(v.string(), 'Its short name.'),
      kind: described(v.string(), 'What kind of department, in words; empty where the institution tells none apart.'),
      icon: common.icon,
      count: common.count,
    }),
  ),
  sharedByGuests: true,
  example: {},
});

export const getLabelType = endpoint({
  name: 'getLabelType',
  method: 'GET',
  path: '/homepage/homeAppType/getLabelType',
  access: 'guest',
  summary: 'Labels and kinds of people by which services are filtered.',
  input: nothing,
  data: v.object({
    labels: described(v.array(namedCount), 'Labels by which services are filtered, with how many carry each.'),
    suitableFor: described(v.array(namedCount), 'Whom services are for, with how many there are for each.'),
  }),
  sharedByGuests: true,
  example: {},
});

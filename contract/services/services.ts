import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { flag, growing, id, listOf, nothing, paging, queryText, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { downloads } from './downloads.ts';

const named = v.object({ id: common.id, name: common.name });

/** full 全程网办, once 需到现场一次, offline 现场办. */
export const onlineLevel = v.picklist(['full', 'once', 'offline']);

/** A service (attributeType 1) or business system (2), as lists show it. */
export const app = v.object({
  id: common.id,
  name: common.name,
  icon: common.icon,
  summary: common.summary,
  department: described(named, 'The department that answers for it.'),
  category: described(named, 'The category it belongs to.'),
  labels: described(v.array(named), 'Labels it carries.'),
  audience: described(v.array(named), 'Whom it is for.'),
  online: described(onlineLevel, 'full 全程网办, once 需到现场一次, offline 现场办.'),
  promised: described(v.string(), 'Promised time limit, in words: “即办”, “5 个工作日”.'),
  state: described(v.picklist(['open', 'maintenance', 'closed', 'seasonal']), 'Whether it can be used now.'),
  stateNote: described(v.string(), 'What to say before the click when the state is not open; empty otherwise.'),
  opensAt: described(
    v.nullable(v.string()),
    'When it opens, `YYYY-MM-DD HH:mm`, where that is known and still to come; null otherwise.',
  ),
  outOfSeason: described(
    v.picklist(['closed', 'open']),
    'Whether a seasonal service can be started out of its season all the same: closed no, open yes.',
  ),
  campusNetworkOnly: described(v.boolean(), 'It opens on the campus network alone.'),
  needsSignIn: described(v.boolean(), 'Whether one must be signed in to use it.'),
  pcUrl: described(v.nullable(v.string()), 'Where it opens on a desk; null when it does not.'),
  mobileUrl: described(v.nullable(v.string()), 'Where it opens on a phone; null when it does not.'),
  opens: described(
    v.picklist(['self', 'blank', 'frame']),
    'How it opens: in this window, a new one, or in the frame page.',
  ),
  collected: described(v.boolean(), 'Whether it is in the collection of the person who asks; false for a guest.'),
  hitsTotal: described(v.number(), 'How often it was ever opened.'),
  hitsWeek: described(v.number(), 'How often it was opened in the last seven days.'),
});
export type App = v.InferOutput<typeof app>;

const counted = v.object({
  id: common.id,
  name: common.name,
  icon: common.icon,
  intro: described(v.string(), 'A sentence or two about it.'),
  group: described(v.string(), '`life`, `personal`, `enterprise` where the institution tells them apart; else empty.'),
  count: common.count,
});
export type CountedGroup = v.InferOutput<typeof counted>;

const attributeType = described(
  v.optional(v.pipe(v.union([v.picklist([1, 2]), v.pipe(v.picklist(['1', '2']), v.transform(Number))])), 1),
  '1 services, 2 business systems.',
);

export const getAllType = endpoint({
  name: 'getAllType',
  method: 'GET',
  path: '/homepage/homeAppType/getAllType',
  access: 'guest',
  summary: 'Categories with the number of services in each.',
  input: v.object({ attributeType }),
  data: v.array(counted),
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
  summary: 'Labels and audiences by which services are filtered.',
  input: nothing,
  data: v.object({
    labels: described(
      v.array(v.object({ id: common.id, name: common.name, count: common.count })),
      'Labels by which services are filtered, with how many carry each.',
    ),
    audiences: described(
      v.array(v.object({ id: common.id, name: common.name, count: common.count })),
      'Whom services are for, with how many there are for each.',
    ),
  }),
  sharedByGuests: true,
  example: {},
});

export const serviceSort = v.picklist(['hits', 'newest', 'name']);

/** By what services are narrowed down. */
const serviceFilters = {
  query: described(v.optional(queryText, ''), 'Words that are searched for; none by default.'),
  category: described(v.optional(id), 'Only services of this category, by id.'),
  department: described(v.optional(id), 'Only services of this department, by id.'),
  label: described(v.optional(id), 'Only services that carry this label, by id.'),
  audience: described(v.optional(id), 'Only services for this audience, by id.'),
  onlyFullyOnline: described(v.optional(flag, false), 'Only services that need no visit.'),
};

const noFilter = { 404: 'No such category, department, label or audience in this institution.' };

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
      'hits: by relevance when something is searched for, else most used first; newest; name: by reading.',
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
    audiences: described(facet, 'For each audience.'),
  }),
  sharedByGuests: true,
  failures: noFilter,
  limit: limits.search,
  example: { audience: 'ug' },
});
export type ServiceCounts = v.InferOutput<typeof countServiceApp.data>;

export const guide = v.object({
  who: described(v.string(), 'Who may apply.'),
  conditions: described(v.array(v.string()), 'What one must fulfil.'),
  materials: described(
    v.array(
      v.object({
        name: common.name,
        required: described(v.boolean(), 'Whether it must be handed in.'),
        original: described(v.nullable(v.number()), 'How many originals; null when none are asked for.'),
        copies: described(v.nullable(v.number()), 'How many copies; null when none are asked for.'),
        note: common.note,
        template: described(v.nullable(v.string()), 'File name of a form to download; null when there is none.'),
      }),
    ),
    'What one hands in.',
  ),
  steps: described(
    v.array(
      v.object({
        title: common.title,
        detail: described(v.string(), 'What happens in this step.'),
        by: described(v.string(), 'Who does this step.'),
        time: described(v.string(), 'How long the step takes, in words.'),
      }),
    ),
    'What happens, in order.',
  ),
  limit: described(
    v.object({
      statutory: described(v.string(), 'Time limit by law, in words.'),
      promised: described(v.string(), 'Promised time limit, in words: “即办”, “5 个工作日”.'),
    }),
    'How long it takes.',
  ),
  result: described(
    v.object({ name: common.name, how: described(v.string(), 'How one gets the result.') }),
    'What one gets.',
  ),
  fee: described(v.string(), 'What it costs, in words.'),
  feeBasis: described(v.string(), 'By which rule the fee is taken.'),
  place: described(v.string(), 'Where to go, in words.'),
  hours: described(v.string(), 'When one may come, in words.'),
  contactName: described(v.string(), 'Office or person to ask; masked for guests.'),
  contactPhone: described(v.string(), 'Telephone to ask; masked for guests.'),
  supervisionPhone: described(v.string(), 'Telephone for complaints.'),
  legalBasis: described(v.array(v.string()), 'Laws and rules it rests on.'),
  faq: described(
    v.array(v.object({ q: described(v.string(), 'The question.'), a: described(v.string(), 'The answer.') })),
    'Questions people ask.',
  ),
  notices: described(v.array(v.string()), 'What one should mind.'),
  updatedAt: described(v.string(), 'When it last changed, `YYYY-MM-DD`.'),
  updatedBy: described(v.string(), 'The office that changed it last.'),
});
export type Guide = v.InferOutput<typeof guide>;

export const getAppGuide = endpoint({
  name: 'getAppGuide',
  method: 'GET',
  path: '/homepage/homeApp/getAppGuide',
  access: 'guest',
  summary: 'A service with its complete guide and what is related to it.',
  input: v.object({ appId: described(id, 'Id of a service or business system.') }),
  data: v.object({
    app: described(app, 'The service or business system.'),
    guide: described(guide, 'All that the guide says.'),
    related: described(v.array(app), 'Other services of the same category, most used first.'),
    downloads,
  }),
  sharedByGuests: true,
  failures: { 404: 'No such service in this institution.' },
  example: { appId: 'transcript-print' },
});

/** Services that a person may collect: more are no shortcut any longer, and every page of the person's reads them. */
export const mostCollected = 200;

export const collectApp = endpoint({
  name: 'collectApp',
  method: 'POST',
  path: '/homepage/homeApp/collectApp',
  access: 'member',
  summary: 'Adds a service to the collection, or takes it out.',
  input: v.strictObject({
    appId: described(id, 'Id of a service or business system.'),
    collected: described(v.boolean(), 'True to put it into the collection, false to take it out.'),
  }),
  data: v.object({
    appId: described(v.string(), 'Id of a service or business system.'),
    collected: described(v.boolean(), 'Whether it is in the collection of the person who asks; false for a guest.'),
  }),
  writes: true,
  failures: {
    404: 'No such service in this institution.',
    [codes.collectionFull]: `The person has collected ${mostCollected} services, as many as one may.`,
  },
  example: { appId: 'transcript-print', collected: true },
});

export const getCollectApp = endpoint({
  name: 'getCollectApp',
  method: 'GET',
  path: '/homepage/homeApp/getCollectApp',
  access: 'member',
  summary: "The person's collection, in the person's order.",
  input: nothing,
  data: v.array(app),
  example: {},
});

/** A name that a person gives to a group of collected services; empty for those in none. */
const groupName = described(
  text(12, { over: '分组名最多 12 个字' }),
  'The name of the group, up to 12 characters; empty for those in none.',
);

const collection = v.array(
  v.object({
    group: described(v.string(), 'The name the person gave; empty for those in no group.'),
    apps: described(v.array(app), 'Services, most used first.'),
  }),
);

export const getCollectAppGroup = endpoint({
  name: 'getCollectAppGroup',
  method: 'GET',
  path: '/homepage/homeApp/getCollectAppGroup',
  access: 'member',
  summary: "The person's collection in the person's groups; those in no group come first, under an empty name.",
  input: nothing,
  data: collection,
  example: {},
});

export const arrangeCollection = endpoint({
  name: 'arrangeCollection',
  method: 'POST',
  path: '/homepage/homeApp/arrangeCollectApp',
  access: 'member',
  summary:
    'Makes these services, in this order, the group of this name; they leave the groups they were in. Those of the group that are not named go to its end.',
  input: v.strictObject({
    group: groupName,
    apps: described(
      v.pipe(v.array(id), v.maxLength(mostCollected, '服务过多')),
      'Ids of collected services, in the order wanted.',
    ),
  }),
  data: v.array(
    v.object({
      group: described(v.string(), 'The name the person gave; empty for those in no group.'),
      apps: described(v.array(v.string()), 'Ids of its services, in order.'),
    }),
  ),
  writes: true,
  failures: { 404: 'One of the services is not collected by the person.' },
  example: { group: '', apps: [] },
});

export const getRecentlyUsedApp = endpoint({
  name: 'getRecentlyUsedApp',
  method: 'GET',
  path: '/homepage/homeApp/getRecentlyUsedApp',
  access: 'member',
  summary: 'Services among the 100 that the person used last, newest first.',
  input: v.object({ attributeType }),
  data: v.array(
    v.object({ app: described(app, 'The service or business system.'), at: common.at, result: common.result }),
  ),
  example: {},
});

export const hitApp = endpoint({
  name: 'hitApp',
  method: 'POST',
  path: '/homepage/homeApp/hitApp',
  access: 'guest',
  summary: 'Records that a service was opened.',
  input: v.strictObject({ appId: described(id, 'Id of a service or business system.') }),
  data: v.object({
    hitsTotal: described(v.number(), 'How often it was ever opened.'),
    hitsWeek: described(v.number(), 'How often it was opened in the last seven days.'),
  }),
  writes: true,
  failures: { 404: 'No such service in this institution.' },
  limit: limits.count,
  example: { appId: 'transcript-print' },
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

export const recommendByType = endpoint({
  name: 'recommendByType',
  method: 'GET',
  path: '/homepage/recommend/recommendByType',
  access: 'guest',
  summary: 'Recommended services, one group for each audience the home shows.',
  input: v.object({ count: described(v.optional(paging.pageSize, 15), 'Services of each group at most.') }),
  data: v.array(
    v.object({ id: common.id, name: common.name, apps: described(v.array(app), 'Services, most used first.') }),
  ),
  sharedByGuests: true,
  example: {},
});

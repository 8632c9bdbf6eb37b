import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { flag, growing, id, listOf, nothing, paging, queryText, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { groupNameLimit } from '../text-limits.ts';
import { downloads } from './downloads.ts';

const named = v.object({ id: v.string(), name: v.string() });

/** full 全程网办, once 需到现场一次, offline 现场办. */
export const onlineLevel = v.picklist(['full', 'once', 'offline']);

/** A service (attributeType 1) or business system (2), as lists show it. */
export const app = v.object({
  id: v.string(),
  name: v.string(),
  /** A lucide icon's name, present in the institution's icon sheet. */
  icon: v.string(),
  summary: v.string(),
  department: named,
  category: named,
  labels: v.array(named),
  audience: v.array(named),
  online: onlineLevel,
  /** Promised time limit, as text: “即办”, “5 个工作日”. */
  promised: v.string(),
  state: v.picklist(['open', 'maintenance', 'closed', 'seasonal']),
  /** What to say before the click when the state is not open; empty otherwise. */
  stateNote: v.string(),
  /** When it opens, where that is known and still to come; null otherwise. */
  opensAt: v.nullable(v.string()),
  /** Whether a seasonal service can be started out of its season all the same. */
  outOfSeason: v.picklist(['closed', 'open']),
  campusNetworkOnly: v.boolean(),
  needsSignIn: v.boolean(),
  pcUrl: v.nullable(v.string()),
  mobileUrl: v.nullable(v.string()),
  /** How it opens: in this window, a new one, or in the frame page. */
  opens: v.picklist(['self', 'blank', 'frame']),
  collected: v.boolean(),
  hitsTotal: v.number(),
  hitsWeek: v.number(),
});
export type App = v.InferOutput<typeof app>;

const counted = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  intro: v.string(),
  /** `life`, `personal`, `enterprise` where the institution tells them apart; otherwise empty. */
  group: v.string(),
  count: v.number(),
});
export type CountedGroup = v.InferOutput<typeof counted>;

/** 1 service, 2 business system. */
const attributeType = v.optional(
  v.pipe(v.union([v.picklist([1, 2]), v.pipe(v.picklist(['1', '2']), v.transform(Number))])),
  1,
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
      id: v.string(),
      name: v.string(),
      shortName: v.string(),
      kind: v.string(),
      icon: v.string(),
      count: v.number(),
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
    labels: v.array(v.object({ id: v.string(), name: v.string(), count: v.number() })),
    audiences: v.array(v.object({ id: v.string(), name: v.string(), count: v.number() })),
  }),
  sharedByGuests: true,
  example: {},
});

export const serviceSort = v.picklist(['hits', 'newest', 'name']);

/** By what services are narrowed down. */
const serviceFilters = {
  query: v.optional(queryText, ''),
  category: v.optional(id),
  department: v.optional(id),
  label: v.optional(id),
  audience: v.optional(id),
  onlyFullyOnline: v.optional(flag, false),
};

const noFilter = { 404: 'No such category, department, label or audience in this institution.' };

export const getServiceApp = endpoint({
  name: 'getServiceApp',
  method: 'POST',
  path: '/homepage/homeApp/getServiceApp',
  access: 'guest',
  summary: 'Services, filtered, searched and sorted, a page at a time.',
  input: v.object({ ...serviceFilters, sort: v.optional(serviceSort, 'hits'), ...growing }),
  data: listOf(app),
  sharedByGuests: true,
  failures: noFilter,
  limit: limits.search,
  example: { query: 'cjd', pageSize: 5 },
});

const facet = v.array(v.object({ id: v.string(), count: v.number() }));

export const countServiceApp = endpoint({
  name: 'countServiceApp',
  method: 'POST',
  path: '/homepage/homeApp/countServiceApp',
  access: 'guest',
  summary: 'How many services each choice of a filter leaves beside the other filters; what leaves none is left out.',
  input: v.object(serviceFilters),
  data: v.object({ total: v.number(), categories: facet, departments: facet, labels: facet, audiences: facet }),
  sharedByGuests: true,
  failures: noFilter,
  limit: limits.search,
  example: { audience: 'ug' },
});
export type ServiceCounts = v.InferOutput<typeof countServiceApp.data>;

export const guide = v.object({
  who: v.string(),
  conditions: v.array(v.string()),
  materials: v.array(
    v.object({
      name: v.string(),
      required: v.boolean(),
      original: v.nullable(v.number()),
      copies: v.nullable(v.number()),
      note: v.string(),
      /** File name of a form to download; null when there is none. */
      template: v.nullable(v.string()),
    }),
  ),
  steps: v.array(v.object({ title: v.string(), detail: v.string(), by: v.string(), time: v.string() })),
  limit: v.object({ statutory: v.string(), promised: v.string() }),
  result: v.object({ name: v.string(), how: v.string() }),
  fee: v.string(),
  feeBasis: v.string(),
  place: v.string(),
  hours: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  supervisionPhone: v.string(),
  legalBasis: v.array(v.string()),
  faq: v.array(v.object({ q: v.string(), a: v.string() })),
  notices: v.array(v.string()),
  updatedAt: v.string(),
  updatedBy: v.string(),
});
export type Guide = v.InferOutput<typeof guide>;

export const getAppGuide = endpoint({
  name: 'getAppGuide',
  method: 'GET',
  path: '/homepage/homeApp/getAppGuide',
  access: 'guest',
  summary: 'A service with its complete guide and what is related to it.',
  input: v.object({ appId: id }),
  data: v.object({ app, guide, related: v.array(app), downloads }),
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
  input: v.strictObject({ appId: id, collected: v.boolean() }),
  data: v.object({ appId: v.string(), collected: v.boolean() }),
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
const groupName = text(groupNameLimit, { over: `分组名最多 ${groupNameLimit} 个字` });

const collection = v.array(v.object({ group: v.string(), apps: v.array(app) }));

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
  input: v.strictObject({ group: groupName, apps: v.pipe(v.array(id), v.maxLength(mostCollected, '服务过多')) }),
  data: v.array(v.object({ group: v.string(), apps: v.array(v.string()) })),
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
  data: v.array(v.object({ app, at: v.string(), result: v.string() })),
  example: {},
});

export const hitApp = endpoint({
  name: 'hitApp',
  method: 'POST',
  path: '/homepage/homeApp/hitApp',
  access: 'guest',
  summary: 'Records that a service was opened.',
  input: v.strictObject({ appId: id }),
  data: v.object({ hitsTotal: v.number(), hitsWeek: v.number() }),
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
  input: v.object({ count: v.optional(paging.pageSize, 7) }),
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
  input: v.object({ count: v.optional(paging.pageSize, 15) }),
  data: v.array(v.object({ id: v.string(), name: v.string(), apps: v.array(app) })),
  sharedByGuests: true,
  example: {},
});

/** Kinds of what can be found; a system is a business system. */
export const foundKind = v.picklist(['service', 'system', 'news', 'notice', 'topic', 'department']);

/** A found thing: what it is, where it is, and which characters of its title matched. */
export const found = v.object({
  kind: foundKind,
  id: v.string(),
  title: v.string(),
  /** Half-open ranges of matched characters in `title`, as UTF-16 offsets. */
  matches: v.array(v.tuple([v.number(), v.number()])),
  /** How the words are read that matched, when the query was pinyin: `chéng jì dān`. */
  reading: v.string(),
  note: v.string(),
  icon: v.string(),
  path: v.string(),
});
export type Found = v.InferOutput<typeof found>;

export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/homepage/homeApp/search',
  access: 'guest',
  summary: 'Suggestions while one types: Chinese, pinyin, initials or a mixture.',
  input: v.object({ query: queryText, count: v.optional(paging.pageSize, 8) }),
  data: v.object({ list: v.array(found), total: v.number() }),
  sharedByGuests: true,
  limit: limits.search,
  example: { query: 'xykbb' },
});

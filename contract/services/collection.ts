import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { id, nothing, text } from '../fields.ts';
import { withdrawnFailure } from '../withdrawal.ts';
import { app, appId } from './service.ts';

/** Most services that a person may collect: a longer list is no shortcut, and every page of the person reads it. */
export const maxCollected = 200;

export const collectApp = endpoint({
  name: 'collectApp',
  method: 'POST',
  path: '/homepage/homeApp/collectApp',
  access: 'member',
  summary: 'Adds a service to the collection, or takes it out.',
  input: v.strictObject({
    appId,
    collected: described(v.boolean(), 'True to put it into the collection, false to take it out.'),
  }),
  data: v.object({
    appId: described(v.string(), 'Id of a service or business system.'),
    collected: described(v.boolean(), 'Whether it is in the collection of the person who asks; false for a guest.'),
  }),
  writes: true,
  failures: {
    404: 'No such service in this institution.',
    ...withdrawnFailure,
    [codes.collectionFull]: `The person has collected ${maxCollected} services, as many as one may.`,
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

/** The person's name for a group of collected services; empty for services in no group. */
const groupNameField = described(
  text(12, { over: '分组名最多 12 个字' }),
  'The name of the group, up to 12 characters; empty for those in none.',
);

const collectionField = v.array(
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
  data: collectionField,
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
    group: groupNameField,
    apps: described(
      v.pipe(v.array(id), v.maxLength(maxCollected, '服务过多')),
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

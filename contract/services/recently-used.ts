import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { nothing } from '../fields.ts';
import { limits } from '../limits.ts';
import { withdrawnFailure } from '../withdrawal.ts';
import { app, appId, attributeType, hits } from './service.ts';

const use = v.object({
  app: described(app, 'The service or business system.'),
  at: common.at,
  result: common.result,
});

export const getRecentlyUsedApp = endpoint({
  name: 'getRecentlyUsedApp',
  method: 'GET',
  path: '/homepage/homeApp/getRecentlyUsedApp',
  access: 'member',
  summary: 'Services among the 100 that the person used last, newest first.',
  input: v.object({ attributeType }),
  data: v.array(use),
  example: {},
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
      uses: described(v.array(use), 'What was used that day, newest first.'),
    }),
  ),
  example: {},
});

export const hitApp = endpoint({
  name: 'hitApp',
  method: 'POST',
  path: '/homepage/homeApp/hitApp',
  access: 'guest',
  summary: 'Records that a service was opened.',
  input: v.strictObject({ appId }),
  data: v.object(hits),
  writes: true,
  failures: {
    404: 'No such service in this institution.',
    [codes.forbidden]: 'The visitor may not begin it, or nobody may now; the message says why.',
    ...withdrawnFailure,
  },
  limit: limits.count,
  example: { appId: 'transcript-print' },
});

import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../fields.ts';

export const searchReports = endpoint({
  name: 'searchReports',
  method: 'GET',
  path: '/staff/search/reports',
  access: 'staff',
  calledBy: calledByAdmin,
  permission: 'search.read',
  summary:
    'What visitors searched for and reported as missing or wrong, the most reported first: a service may want it as an alias. Other searches are not kept.',
  input: v.object(paging),
  data: listOf(
    v.object({
      query: described(v.string(), 'What was searched for.'),
      count: common.count,
      lastAt: described(v.string(), 'When it was reported last, `YYYY-MM-DD HH:mm`.'),
    }),
  ),
  example: {},
});

import * as v from 'valibot';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { nothing, wholeNumber } from './fields.ts';
import { limits } from './limits.ts';

export const addFontVisit = endpoint({
  name: 'addFontVisit',
  method: 'GET',
  path: '/homepage/homeStatistic/addFontVisit',
  access: 'guest',
  summary: 'Records a visit: terminalType 1 desktop, 2 mobile, 3 inside WeChat.',
  input: v.strictObject({ terminalType: described(wholeNumber(1, 3), '1 desktop, 2 mobile, 3 inside WeChat.') }),
  data: nothing,
  writes: true,
  limit: limits.count,
  example: { terminalType: 1 },
});

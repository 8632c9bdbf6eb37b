import * as v from 'valibot';
import { common, tableColumn } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { id, listOf, nothing, optionalQuery, paging } from '../fields.ts';
import { limits } from '../limits.ts';

export const threeListConfig = endpoint({
  name: 'threeListConfig',
  method: 'GET',
  path: '/homepage/threeList/config',
  access: 'guest',
  summary: 'Which of the three lists (三张清单) the institution publishes.',
  input: nothing,
  data: v.array(v.object({ typeId: described(v.string(), 'Id of a list.'), name: common.name, count: common.count })),
  sharedByGuests: true,
  example: {},
});

export const responsibilityField = endpoint({
  name: 'responsibilityField',
  method: 'GET',
  path: '/homepage/responsibilityList/field',
  access: 'guest',
  summary: "A list's columns; widths are shares of the table in percent.",
  input: v.object({ typeId: described(id, 'Id of a list.') }),
  data: v.array(
    v.object({
      ...tableColumn,
      width: described(v.number(), "The column's share of the table, in percent."),
    }),
  ),
  sharedByGuests: true,
  failures: { 404: 'No such list in this institution.' },
  example: { typeId: 'list-power' },
});

export const responsibilityList = endpoint({
  name: 'responsibilityList',
  method: 'GET',
  path: '/homepage/responsibilityList/list',
  access: 'guest',
  summary: "A list's rows, each a text for every column's key; words in any cell narrow them.",
  input: v.object({
    typeId: described(id, 'Id of a list.'),
    query: optionalQuery,
    ...paging,
  }),
  data: listOf(v.record(v.string(), v.string())),
  sharedByGuests: true,
  failures: { 404: 'No such list in this institution.' },
  limit: limits.search,
  example: { typeId: 'list-power', pageSize: 5 },
});

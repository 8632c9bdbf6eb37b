import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { rowKeyText } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { limits } from '../limits.ts';
import { permissionsFor } from '../part-permission.ts';
import { publishedParts } from '../published.ts';

/** Most rows of one file. */
export const maxExportedRows = 500;
/** Longest file of more than one row, in characters. */
export const maxExportedLength = 2_000_000;

const exportedParts = publishedParts.filter((part) => permissionsFor({ act: 'export' }, part).length > 0);

export const exportContent = endpoint({
  name: 'exportContent',
  method: 'POST',
  path: '/staff/content/export',
  access: 'staff',
  calledBy: calledByAdmin,
  permission: { act: 'export' },
  secondFactor: 'fresh',
  limit: limits.export,
  summary: `Content as visitors are shown it, of what the caller may export, in the order of its keys: ${maxExportedRows} rows and ${maxExportedLength / 1_000_000} million characters at most. \`handInImport\` takes the file again. That it was read out is recorded.`,
  input: v.strictObject({
    part: described(v.picklist(exportedParts, '这类内容不能导出'), 'The kind of content.'),
    format: described(
      v.picklist(['csv', 'json'], '应为 csv 或 json'),
      '`json` for exactly what is stored; `csv` for a spreadsheet, in whose cells spaces around a text do not count, what it would run as a formula stands after an apostrophe, and `""` is an empty text where an empty cell means something else.',
    ),
    after: described(v.optional(rowKeyText), 'The `next` of the answer before: what follows it.'),
  }),
  data: v.object({
    fileName: described(v.string(), 'What to call the file.'),
    content: described(v.string(), 'Its content.'),
    count: common.count,
    next: described(
      v.nullable(v.string()),
      'What to ask with as `after` for the rows that follow; null where there are none.',
    ),
  }),
  once: true,
  failures: { [codes.notFound]: 'No row of the part can have that key.' },
  example: { part: 'terms', format: 'csv' },
});

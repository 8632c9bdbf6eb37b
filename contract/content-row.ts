import * as v from 'valibot';
import { described } from './described.ts';
import { text } from './fields.ts';
import { publishedParts } from './published.ts';

/** What the key of a row is, as text. */
export const keyNote =
  'Its id; of a module its template and path, of a slide or shortcut its kind and position, with a space between; of the settings the key of the institution.';

export const rowKeyText = described(text(400, { needed: '请写明是哪一项' }), keyNote);

/** A row of content, as calls name it. */
export const contentRow = {
  part: described(
    v.picklist(publishedParts, '没有这种内容'),
    'The kind of content; `institutions` for the settings of the institution, its colours among them.',
  ),
  key: rowKeyText,
};

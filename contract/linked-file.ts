import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';

/** A file that the browser opens where it lies. */
export const linkedFile = v.object({
  name: common.name,
  url: common.url,
  size: described(v.string(), 'Its size in words, such as `412 KB`; empty when nobody told.'),
});
export type LinkedFile = v.InferOutput<typeof linkedFile>;

/** What came of a task or is told by a message: a certificate, a transcript. */
export const results = described(v.array(linkedFile), 'Files that came of it, to be downloaded; empty without any.');

import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';

/** The files named among attachments and forms that the institution has stored for download. */
export const downloads = described(
  v.array(
    v.object({
      name: common.name,
      href: described(v.string(), 'Address of the file; it changes with its content.'),
      size: described(v.string(), 'Size of the file, in words.'),
    }),
  ),
  'Those of its files that can be downloaded, by their names.',
);
export type Download = v.InferOutput<typeof downloads>[number];

import * as v from 'valibot';

/** The files of this name that the institution keeps: those among attachments and forms that can be downloaded. */
export const downloads = v.array(
  v.object({
    name: v.string(),
    /** Address of the file; it changes with its content. */
    href: v.string(),
    /** As people read it: `86 KB`. */
    size: v.string(),
  }),
);
export type Download = v.InferOutput<typeof downloads>[number];

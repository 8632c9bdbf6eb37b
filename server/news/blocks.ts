import type { Block } from '../database/schema/publishing.ts';
import { pictureAddress } from '../institutions/pictures.ts';

/** A text's blocks with the addresses of its pictures in place of their names. */
export function withPictures(institution: { id: string }, body: readonly Block[]): Block[] {
  return body.map((block) =>
    block.type === 'image' ? { ...block, image: pictureAddress(institution, block.image) } : block,
  );
}

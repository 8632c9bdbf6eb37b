import type { Block } from '../database/schema/publishing.ts';
import { plainText } from '../search/bodies.ts';
import type { Pictures } from '../tenancy/pictures.ts';

/** A text's blocks with the addresses of its pictures in place of their names. */
export function withPictures(pictures: Pictures, body: readonly Block[]): Block[] {
  return body.map((block) =>
    block.type === 'image' ? { ...block, image: pictures.address(block.image, 'cover') } : block,
  );
}

/** What a text names in quotation marks, in the order of the text. */
export function quotedIn(body: readonly Block[]): string[] {
  return [...new Set([...plainText(body).matchAll(/“([^“”]{2,30})”/g)].map((found) => found[1] ?? ''))];
}

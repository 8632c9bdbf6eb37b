import type { Block } from '@yimen/contract/news/articles';
import { plainText } from '../search/bodies.ts';
import type { Pictures } from '../tenancy/pictures.ts';

/** A text's blocks with the addresses of its pictures instead of their names. */
export function withPictures(pictures: Pictures, body: readonly Block[]): Block[] {
  return body.map((block) =>
    block.type === 'image' ? { ...block, image: pictures.address(block.image, 'cover') } : block,
  );
}

/** The names in quotation marks in a text, in order. */
export function quotedIn(body: readonly Block[]): string[] {
  return [...new Set([...plainText(body).matchAll(/“([^“”]{2,30})”/g)].map((found) => found[1] ?? ''))];
}

import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';

/** The pieces in which the server writes a page's data into its scripts, each a string of JSON. */
const piece = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * What the routes of a drawn page had loaded, by route id; undefined where its text holds no data. A page is kept as
 * the one document that it was drawn as, and the router reads data out of the document alone that it starts in.
 */
export async function dataIn(html: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const pieces = Array.from(html.matchAll(piece), ([, text = '']) => String(JSON.parse(text)));
  if (pieces.length === 0) return undefined;
  const { value } = await decode(new Blob([pieces.join('')]).stream(), globalThis as unknown as Window);
  const { loaderData } = value as { loaderData?: Readonly<Record<string, unknown>> };
  return loaderData;
}

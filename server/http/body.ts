import { codes } from '@yimen/contract/envelope';
import { Refusal } from './refusal.ts';

/** The whole body of a request. Throws a {@link Refusal} with HTTP 413 as soon as it is longer than `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new Refusal(codes.malformed, `请求体过大，最多 ${inWords(limit)}`, 413);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The declared length may be missing or a lie.
  for await (const chunk of (request.body ?? []) as Iterable<Uint8Array> | ReadableStream<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function inWords(bytes: number): string {
  const mb = bytes / 1_048_576;
  return mb >= 1 ? `${mb} MB` : `${bytes / 1024} KB`;
}

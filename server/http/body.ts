import { codes } from '@yimen/contract/envelope';
import { Refusal } from './refusal.ts';

/** Thrown when the client disconnected while it sent its body, so that nobody waits for an answer. */
export class ClientGone extends Error {}

/** The answer to a client that has disconnected; only log and metrics see it. */
export const goneAnswer = () => new Response(null, { status: 499 });

/**
 * The whole body of a request. Throws a {@link Refusal} with HTTP 413 as soon as it is longer than `limit` bytes, and
 * {@link ClientGone} when the client disconnects before its end.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(bytesInWords(limit));
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // The declared length may be missing or wrong.
    for await (const chunk of (request.body ?? []) as Iterable<Uint8Array> | ReadableStream<Uint8Array>) {
      size += chunk.length;
      if (size > limit) throw tooLarge(bytesInWords(limit));
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new ClientGone('The body was cut off', { cause: error });
  }
  return Buffer.concat(chunks);
}

/** The refusal of a body of more than `most`. */
export function tooLarge(most: string): Refusal {
  return new Refusal(codes.malformed, `请求体过大，最多 ${most}`, 413, { costless: true });
}

function bytesInWords(bytes: number): string {
  const mb = bytes / 1_048_576;
  return mb >= 1 ? `${mb} MB` : `${bytes / 1024} KB`;
}

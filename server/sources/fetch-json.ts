import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import { codeReason } from '../database/system-error.ts';
import { agentFor, ForbiddenAddress } from '../lib/outbound/address.ts';
import { isLoopback } from './config.ts';
import type { FilledRequest } from './template.ts';

/**
 * Why a source gave no rows. `detail` is for the log, `words` are Chinese for who sets up the source; neither holds an
 * address with its query or an answer.
 */
export class SourceError extends Error {
  readonly reason: SourceFailure['reason'];
  /** False when the source works and only this request was refused. */
  readonly ill: boolean;
  readonly words: string;

  constructor(reason: SourceFailure['reason'], detail: string, { ill = true, words = '原因不明' } = {}) {
    super(detail);
    this.reason = reason;
    this.ill = ill;
    this.words = words;
  }
}

interface Limits {
  readonly timeoutMs: number;
  readonly limitKb: number;
  readonly allowPrivate: boolean;
  /** How often it may lead to another address; what changes something is sent to none but its own. */
  readonly redirects?: number;
}

const maxRedirects = 3;

/**
 * The JSON that a source answers. Follows redirects on the same origin only, reads no more than the limit, and always
 * ends with the time-out. Throws {@link SourceError}.
 */
export async function fetchJson(filled: FilledRequest, limits: Limits): Promise<{ value: unknown; bytes: number }> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    let url = new URL(filled.url);
    for (let hops = 0; hops <= (limits.redirects ?? maxRedirects); hops += 1) {
      const answer = await sendOnce(url, filled, limits, signal);
      if (answer.redirect === null) return { value: parseJson(answer.body), bytes: answer.body.length };
      const next = URL.parse(answer.redirect, url);
      if (next?.origin !== url.origin)
        throw new SourceError('error', 'It redirects to another host', { words: '对方转向了另一个主机' });
      url = next;
    }
    throw new SourceError('error', 'It redirects without end', { words: '对方不停地转向' });
  } catch (error) {
    if (error instanceof SourceError) throw error;
    if (signal.aborted)
      throw new SourceError('slow', `No whole answer within ${limits.timeoutMs} ms`, {
        words: `${limits.timeoutMs} 毫秒内没有收到完整的答复`,
      });
    if (error instanceof ForbiddenAddress)
      throw new SourceError('down', error.message, { words: codeReason(error.code) ?? '不允许连接这个地址' });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SourceError('down', code ?? message, { words: `连接不上：${codeReason(code ?? '') ?? '原因不明'}` });
  }
}

/** A pooled connection that the source had already closed: there was no answer. */
class StaleConnection extends Error {}

/**
 * Reads over a pooled connection, and over a fresh one when that turns out to be closed. A POST uses a fresh one at
 * once, because the source may have processed a request that got no answer.
 */
async function sendOnce(url: URL, filled: FilledRequest, limits: Limits, signal: AbortSignal): Promise<Answer> {
  if (filled.method !== 'GET') return sendRequest(url, filled, { ...limits, connection: 'fresh' }, signal);
  try {
    return await sendRequest(url, filled, { ...limits, connection: 'pooled' }, signal);
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    return sendRequest(url, filled, { ...limits, connection: 'fresh' }, signal);
  }
}

interface Answer {
  readonly redirect: string | null;
  readonly body: Buffer;
}

interface Sending extends Limits {
  readonly connection: 'pooled' | 'fresh';
}

function sendRequest(
  url: URL,
  { method, headers, body }: FilledRequest,
  limits: Sending,
  signal: AbortSignal,
): Promise<Answer> {
  const plain = url.protocol === 'http:';
  // Without TLS anyone on the network could read and change the data; within this machine nobody can.
  if (plain && !(isLoopback(url.hostname) && limits.allowPrivate)) {
    throw new SourceError('down', 'Without TLS only this machine is asked, and only with allowPrivate', {
      words: '地址应以 https:// 开头；只有本机地址且 allowPrivate 为 true 时可以用 http://',
    });
  }
  const agent = agentFor(url, limits);
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = (plain ? plainRequest : request)(
      url,
      { method, agent, signal, headers: { ...headers, ...length, 'accept-encoding': 'identity' } },
      (response) => readResponse(response, limits).then(resolve, reject),
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      const stale = call.reusedSocket && error.code === 'ECONNRESET';
      reject(stale ? new StaleConnection(error.message, { cause: error }) : error);
    });
    call.end(body ?? undefined);
  });
}

async function readResponse(response: IncomingMessage, { limitKb }: Limits): Promise<Answer> {
  const status = response.statusCode ?? 0;
  if (status >= 300) {
    // Its body is not read, so the connection cannot be reused.
    response.destroy();
    const { location } = response.headers;
    if ([301, 302, 303, 307, 308].includes(status) && location) return { redirect: location, body: Buffer.alloc(0) };
    throw new SourceError('error', `It answered ${status}`, {
      ill: status >= 500 || status === 429,
      words: `对方答复 HTTP 状态码 ${status}`,
    });
  }
  if (response.headers['content-encoding'] && response.headers['content-encoding'] !== 'identity') {
    response.destroy();
    throw new SourceError('invalid', 'The answer is compressed though nobody asked', {
      words: '对方的答复是压缩过的，请关闭压缩',
    });
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitKb * 1024) {
      response.destroy();
      throw new SourceError('invalid', `The answer is larger than ${limitKb} KB`, {
        words: `对方的答复超过了 ${limitKb} KB，可以调大 limitKb`,
      });
    }
    chunks.push(chunk);
  }
  return { redirect: null, body: Buffer.concat(chunks) };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new SourceError('invalid', 'The answer is not JSON in UTF-8', { words: '对方的答复不是 UTF-8 的 JSON' });
  }
}

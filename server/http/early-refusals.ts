import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { codes } from '@yimen/contract/envelope';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { failure, faultReply, type Reply, writeReply } from './envelope.ts';
import type { Metrics } from './metrics.ts';
import { newRequestId } from './place.ts';
import { securityHeaders } from './security.ts';

/** An answer to what never became a request of the app. */
export interface EarlyRefusal {
  readonly requestId: string;
  readonly status: number;
  /** What Node calls it, or one word. */
  readonly reason: string;
  /** What nobody meant to be thrown. */
  readonly error?: unknown;
}

export type NoteEarlyRefusal = (refusal: EarlyRefusal) => void;

/** Logs and counts what the app cannot: each answer has its line and its place in the figures. */
export function createEarlyRefusalNotes(log: Logger, metrics?: Metrics): NoteEarlyRefusal {
  return ({ requestId, status, reason, error }) => {
    const own = log.child({ requestId });
    if (error !== undefined) own.error({ err: error }, 'The request failed');
    metrics?.count({ method: '', path: '', status, ms: 0 });
    metrics?.failed(error === undefined ? codes.malformed : codes.fault);
    own.info({ status, reason }, 'request');
  };
}

const refusals = new Hono<{ Bindings: { reply: Reply; id: string } }>()
  .use(securityHeaders)
  .all('*', ({ env: { reply, id } }) => writeReply(reply, { 'cache-control': 'no-store', 'x-request-id': id }));

/** What Node finds wrong before there is a request; anything else of a client is no request at all. */
const clientErrors: Readonly<Record<string, readonly [status: number, msg: string]>> = {
  HPE_HEADER_OVERFLOW: [431, '请求的地址或请求头过长'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '请求体的分块说明过长'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求没有及时发完'],
};

/** The first line of a request, whose method Node may not know. */
const requestLine = /^[!-~]+ [!-~]+ HTTP\/1\.[01]\r?\n/;
const unknownMethod = [501, '不支持这种请求方法'] as const;

interface ClientError extends NodeJS.ErrnoException {
  /** What was being read when it went wrong. */
  readonly rawPacket?: Buffer;
}

/** Answers in the envelope, as for a call, what Node or Hono refuses before there is a request of the app. */
export function createEarlyRefusals(note: NoteEarlyRefusal) {
  /** The answer for a socket of which there is no more to be read. */
  async function lastAnswer(status: number, msg: string, reason: string) {
    const requestId = newRequestId();
    note({ requestId, status, reason });
    const answer = await refusals.request('/', {}, { reply: failure(status, codes.malformed, msg), id: requestId });
    const body = await answer.text();
    const headers = [...answer.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']];
    return { headers, body };
  }

  async function endWith(socket: Duplex, [status, msg]: readonly [number, string], reason: string): Promise<void> {
    const { headers, body } = await lastAnswer(status, msg, reason);
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  return {
    async expectation(_: IncomingMessage, response: ServerResponse): Promise<void> {
      const { headers, body } = await lastAnswer(417, '只支持 Expect: 100-continue', 'Expect');
      response.writeHead(417, headers.flat()).end(body);
    },

    /** Answers what is no request, or comes too slowly or with too long headers. */
    async clientError({ code = '', rawPacket }: ClientError, socket: Duplex): Promise<void> {
      // In the middle of an answer another one would be read as its rest.
      const answering: ServerResponse | null | undefined = Reflect.get(socket, '_httpMessage');
      if (code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
        socket.destroy();
        return;
      }
      const isMethod = code === 'HPE_INVALID_METHOD' && requestLine.test(rawPacket?.toString('latin1') ?? '');
      await endWith(socket, isMethod ? unknownMethod : (clientErrors[code] ?? [400, '请求不正确']), code);
    },

    /** Answers who takes this server for a proxy. */
    async connect(_: IncomingMessage, socket: Duplex): Promise<void> {
      // Nobody else listens to it from here on.
      socket.on('error', () => socket.destroy());
      await endWith(socket, unknownMethod, 'CONNECT');
    },

    /** Answers what has no address that can be read; anything else is our fault. */
    async address(error: unknown): Promise<Response> {
      const id = newRequestId();
      const isTheirs = error instanceof RequestError;
      const reply = isTheirs ? failure(400, codes.malformed, '请求的地址不正确') : faultReply(id);
      note({ requestId: id, status: reply.status, reason: 'address', ...(!isTheirs && { error }) });
      return refusals.request('/', {}, { reply, id });
    },
  };
}

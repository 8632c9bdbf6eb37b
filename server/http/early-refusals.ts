import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { codes } from '@yimen/contract/envelope';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { failureReply, faultReply, type Reply, writeReply } from './envelope.ts';
import type { Metrics } from './metrics.ts';
import { newRequestId } from './place.ts';
import { securityHeaders } from './security.ts';

/** An answer to a request that the app never received. */
export interface EarlyRefusal {
  readonly requestId: string;
  readonly status: number;
  /** Node's error code, or one word. */
  readonly reason: string;
  /** The error, where it was unexpected. */
  readonly error?: unknown;
}

export type NoteEarlyRefusal = (refusal: EarlyRefusal) => void;

/** Logs and counts these answers, because the app's own log and metrics do not see them. */
export function createEarlyRefusalNotes(log: Logger, metrics?: Metrics): NoteEarlyRefusal {
  return ({ requestId, status, reason, error }) => {
    const own = log.child({ requestId });
    if (error !== undefined) own.error({ err: error }, 'The request failed');
    metrics?.count({ method: '', path: '', status, ms: 0 });
    metrics?.failed(error === undefined ? codes.malformed : codes.fault);
    own.info({ status, reason }, 'request');
  };
}

const earlyApp = new Hono<{ Bindings: { reply: Reply; id: string } }>()
  .use(securityHeaders)
  .all('*', ({ env: { reply, id } }) => writeReply(reply, { 'cache-control': 'no-store', 'x-request-id': id }));

/** Errors that Node finds before there is a request; other client errors are answered 400 or 501. */
const clientErrors: Readonly<Record<string, readonly [status: number, msg: string]>> = {
  HPE_HEADER_OVERFLOW: [431, '请求的地址或请求头过长'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '请求体的分块说明过长'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求没有及时发完'],
};

/** The first line of a well-formed request, whose method Node may not know. */
const requestLine = /^[!-~]+ [!-~]+ HTTP\/1\.[01]\r?\n/;
const unknownMethod = [501, '不支持这种请求方法'] as const;

interface ClientError extends NodeJS.ErrnoException {
  /** The bytes being read when the error occurred. */
  readonly rawPacket?: Buffer;
}

/** Answers, in the API's envelope, what Node or Hono refuses before the app receives it. */
export function createEarlyRefusals(note: NoteEarlyRefusal) {
  /** The headers and body of an answer after which the connection is closed. */
  async function lastAnswer(status: number, msg: string, reason: string) {
    const requestId = newRequestId();
    note({ requestId, status, reason });
    const answer = await earlyApp.request(
      '/',
      {},
      { reply: failureReply(status, codes.malformed, msg), id: requestId },
    );
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

    /** Answers a malformed request, one that arrives too slowly, and one whose headers are too long. */
    async clientError({ code = '', rawPacket }: ClientError, socket: Duplex): Promise<void> {
      const answering: ServerResponse | null | undefined = Reflect.get(socket, '_httpMessage');
      // The app itself logs a client that disconnects while it sends its body.
      const hasLeft = code === 'ECONNRESET' || (code === 'HPE_INVALID_EOF_STATE' && answering);
      // Once an answer has begun, the client would read a second one as part of its body.
      if (hasLeft || !socket.writable || answering?.headersSent) {
        socket.destroy();
        return;
      }
      const isMethod = code === 'HPE_INVALID_METHOD' && requestLine.test(rawPacket?.toString('latin1') ?? '');
      await endWith(socket, isMethod ? unknownMethod : (clientErrors[code] ?? [400, '请求不正确']), code);
    },

    /** Refuses CONNECT: this server is not a proxy. */
    async connect(_: IncomingMessage, socket: Duplex): Promise<void> {
      // Node no longer handles the errors of this socket.
      socket.on('error', () => socket.destroy());
      await endWith(socket, unknownMethod, 'CONNECT');
    },

    /** Answers a request whose URL cannot be parsed (400); any other error is the server's fault. */
    async address(error: unknown): Promise<Response> {
      const id = newRequestId();
      const isTheirs = error instanceof RequestError;
      const reply = isTheirs ? failureReply(400, codes.malformed, '请求的地址不正确') : faultReply(id);
      note({ requestId: id, status: reply.status, reason: 'address', ...(!isTheirs && { error }) });
      return earlyApp.request('/', {}, { reply, id });
    },
  };
}

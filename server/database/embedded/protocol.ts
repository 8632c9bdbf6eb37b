/** The little of PostgreSQL's wire protocol 3.0 that sharing one session needs. */

export interface Frame {
  /** The message's type letter; `startup` for the first message, which has none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Cuts whole messages off the front of a client's bytes and returns what is left over. */
export function readFrames(bytes: Buffer, started: boolean): { frames: Frame[]; rest: Uint8Array } {
  const frames: Frame[] = [];
  let at = 0;
  let typed = started;
  while (bytes.length - at >= (typed ? 5 : 4)) {
    const length = typed ? 1 + bytes.readInt32BE(at + 1) : bytes.readInt32BE(at);
    if (bytes.length - at < length) break;
    const type = typed ? String.fromCharCode(bytes.readUInt8(at)) : 'startup';
    frames.push({ type, bytes: bytes.subarray(at, at + length) });
    typed = true;
    at += length;
  }
  return { frames, rest: bytes.subarray(at) };
}

function message(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

function cStrings(...values: string[]): Buffer {
  return Buffer.from(values.map((value) => `${value}\0`).join(''));
}

function int32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    buffer.writeInt32BE(value, 4 * index);
  });
  return buffer;
}

/** A server's answer to an accepted client: AuthenticationOk, parameters, key, ReadyForQuery. */
export function startupAnswer(clientId: number): Uint8Array {
  return Buffer.concat([
    message('R', int32(0)),
    message('S', cStrings('server_encoding', 'UTF8')),
    message('S', cStrings('client_encoding', 'UTF8')),
    message('S', cStrings('DateStyle', 'ISO, MDY')),
    message('S', cStrings('integer_datetimes', 'on')),
    message('S', cStrings('standard_conforming_strings', 'on')),
    message('K', int32(clientId, 0)),
    message('Z', Buffer.from('I')),
  ]);
}

/** Ends whatever a disconnected client left open: an extended batch without its Sync, then the transaction. */
export const abandonBatch: Uint8Array = Buffer.concat([
  message('S', Buffer.alloc(0)),
  message('Q', cStrings('ROLLBACK')),
]);

/**
 * The status in the last ReadyForQuery of an answer: `I` idle, `T` in a transaction, `E` in a failed one; null
 * without one, as after a Flush.
 */
export function transactionStatus(answer: Uint8Array): string | null {
  const view = Buffer.from(answer.buffer, answer.byteOffset, answer.length);
  let status: string | null = null;
  for (let at = 0; at + 5 <= view.length; at += 1 + view.readInt32BE(at + 1)) {
    if (view.readUInt8(at) === readyForQuery) status = String.fromCharCode(view.readUInt8(at + 5));
  }
  return status;
}

const readyForQuery = 'Z'.charCodeAt(0);

const notificationResponse = 'A'.charCodeAt(0);

/** Separates an answer's notifications from the rest; null when there are none. */
export function takeNotifications(answer: Uint8Array): { rest: Uint8Array; notifications: Uint8Array | null } {
  const view = Buffer.from(answer.buffer, answer.byteOffset, answer.length);
  const rest: Buffer[] = [];
  const notifications: Buffer[] = [];
  for (let at = 0; at + 5 <= view.length; ) {
    const end = at + 1 + view.readInt32BE(at + 1);
    (view.readUInt8(at) === notificationResponse ? notifications : rest).push(view.subarray(at, end));
    at = end;
  }
  if (notifications.length === 0) return { rest: answer, notifications: null };
  return { rest: Buffer.concat(rest), notifications: Buffer.concat(notifications) };
}

/** True for a plain query that starts listening. */
export function asksToListen({ type, bytes }: Frame): boolean {
  return type === 'Q' && /^\s*listen\s/i.test(Buffer.from(bytes.subarray(5, 20)).toString('latin1'));
}

/** Position of the statement name in a message, by type: Parse, Bind (after the portal's name), Describe and Close. */
function statementNameAt({ type, bytes }: Frame): number | null {
  if (type === 'P') return 5;
  if (type === 'B') return bytes.indexOf(0, 5) + 1;
  if ((type === 'D' || type === 'C') && bytes[5] === 0x53) return 6;
  return null;
}

/** Makes a client's statement names unique, so that those of two clients do not conflict. */
export function renameStatement(frame: Frame, clientId: number): Frame {
  const at = statementNameAt(frame);
  if (at === null || frame.bytes[at] === 0) return frame;
  const body = Buffer.concat([frame.bytes.subarray(5, at), Buffer.from(`c${clientId}_`), frame.bytes.subarray(at)]);
  return { type: frame.type, bytes: message(frame.type, body) };
}

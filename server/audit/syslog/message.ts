import type { AuditEntry } from '../store.ts';
import { actionName, detailText } from '../table.ts';

/** Facility 13 of RFC 5424, “log audit”. */
const facility = 13;
const [warning, notice] = [4, 5];
/** Of these somebody may want to know at once. */
const warned: ReadonlySet<string> = new Set(['sign-in-refused', 'staff-refused', 'job-failed', 'source-stopped']);

/** What every receiver should take, in bytes (RFC 5424, 6.1). */
const maxBytes = 2048;
/** Longest value of a parameter, in characters, so that all of them leave room for the text. */
const longestValue = 128;
const longestHost = 255;
const byteOrderMark = '\uFEFF';

/** 32473 is the number that RFC 5612 keeps for those who have none of their own. */
const elementId = 'audit@32473';

/**
 * An entry as a message of RFC 5424, of 2,048 bytes at most: who did what to which row from where, which fields
 * changed, and its place in the chain. Values of fields are left out; the text is Chinese, and cut where it is too long.
 */
export function syslogMessage(entry: AuditEntry, host: string): Buffer {
  const { at, action } = entry;
  const severity = warned.has(action) ? warning : notice;
  const head = [
    `<${facility * 8 + severity}>1`,
    at.toISOString(),
    printable(host, longestHost) || '-',
    'yimen',
    '-',
    printable(action, 32) || '-',
    `[${[elementId, ...parametersOf(entry)].join(' ')}]`,
  ].join(' ');
  const words = [actionName(action), plain(detailText(entry))].filter(Boolean).join('：');
  const start = Buffer.from(`${head} ${byteOrderMark}`);
  return Buffer.concat([start, cut(Buffer.from(words), Math.max(0, maxBytes - start.length))]);
}

/** What stands in a header: visible ASCII. */
const printable = (text: string, longest: number) => text.replace(/[^\x21-\x7e]/g, '').slice(0, longest);

function parametersOf(entry: AuditEntry): string[] {
  const { id, institution, month, sequence, hash, actor, part, key, address, count, lastAt } = entry;
  const fields = Object.keys({ ...entry.before, ...entry.after }).join(',');
  const told = {
    id,
    institution,
    month: month ?? '',
    sequence: sequence === null ? '' : String(sequence),
    hash: hash ?? '',
    actor,
    part,
    key,
    fields,
    address,
    ...(count > 1 && { count: String(count), lastAt: lastAt.toISOString() }),
  };
  return Object.entries(told)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}="${escaped(Array.from(plain(value)).slice(0, longestValue).join(''))}"`);
}

/** RFC 5424, 6.3.3: the three characters that end a value or an element. */
const escaped = (value: string) => value.replace(/["\\\]]/g, '\\$&');

/** On one line, as well-formed Unicode. */
const plain = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, ' ');

/** The first bytes of a text, without half a character at the end. */
function cut(text: Buffer, most: number): Buffer {
  if (text.length <= most) return text;
  // With `stream` the decoder keeps an incomplete character back.
  return Buffer.from(new TextDecoder().decode(text.subarray(0, most), { stream: true }));
}

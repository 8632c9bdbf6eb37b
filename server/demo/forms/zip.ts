import { crc32 } from 'node:zlib';

/** Files in one ZIP, stored as they are: the forms of the demo are small. */
export function zip(entries: readonly { name: string; text: string }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const content = Buffer.from(text, 'utf8');
    const common = header(name, content);
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), content]);
    // Version made by, then the same facts, then: no comment, disk 0, no attributes, where the file begins.
    directory.push(
      Buffer.concat([signature(0x02014b50), words(20), common, zeros(10), long(offset), Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = [signature(0x06054b50), zeros(4), words(entries.length), words(entries.length), long(list.length)];
  return Buffer.concat([...parts, list, ...end, long(offset), zeros(2)]);
}

/** What a file's own head and its entry in the list have in common: UTF-8 names, stored, 1980-01-01. */
function header(name: string, content: Buffer): Buffer {
  const size = long(content.length);
  return Buffer.concat([
    words(20),
    words(0x0800),
    words(0),
    words(0),
    words(0x21),
    long(crc32(content)),
    size,
    size,
    words(Buffer.byteLength(name)),
    words(0),
  ]);
}

const zeros = (count: number) => Buffer.alloc(count);
const signature = long;

function words(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function long(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
}

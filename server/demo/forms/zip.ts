import { crc32 } from 'node:zlib';

/** A ZIP archive without compression: the demo's forms are small. */
export function zipArchive(entries: readonly { name: string; text: string }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const content = Buffer.from(text, 'utf8');
    const common = fileHeader(name, content);
    const local = Buffer.concat([zipSignature(0x04034b50), common, Buffer.from(name), content]);
    // Version made by, the common header, then: no comment, disk 0, no attributes, offset of the file.
    directory.push(
      Buffer.concat([zipSignature(0x02014b50), uint16(20), common, zeros(10), long(offset), Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = [zipSignature(0x06054b50), zeros(4), uint16(entries.length), uint16(entries.length), long(list.length)];
  return Buffer.concat([...parts, list, ...end, long(offset), zeros(2)]);
}

/** The common part of a file's local header and its directory entry: UTF-8 names, stored, 1980-01-01. */
function fileHeader(name: string, content: Buffer): Buffer {
  const size = long(content.length);
  return Buffer.concat([
    uint16(20),
    uint16(0x0800),
    uint16(0),
    uint16(0),
    uint16(0x21),
    long(crc32(content)),
    size,
    size,
    uint16(Buffer.byteLength(name)),
    uint16(0),
  ]);
}

const zeros = (count: number) => Buffer.alloc(count);
const zipSignature = long;

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function long(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
}

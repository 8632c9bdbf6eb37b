import { expect, test } from 'vitest';
import { unpackedSize } from './unpacked.ts';

const elsewhere = 0xffffffff;

interface Entry {
  readonly size: number;
  readonly compressed?: number;
  readonly flags?: number;
  /** Its sizes in the ZIP64 field, behind a field of another kind. */
  readonly large?: readonly bigint[];
}

/** An entry of a central directory, called `a`. */
function entryOf({ size, compressed = 10, flags = 0, large = [] }: Entry): Buffer {
  const head = Buffer.alloc(47, 'a');
  const extra = Buffer.alloc(large.length > 0 ? 10 + 8 * large.length : 0);
  if (large.length > 0) {
    extra.writeUInt16LE(0x5455, 0);
    extra.writeUInt16LE(2, 2);
    extra.writeUInt16LE(1, 6);
    extra.writeUInt16LE(8 * large.length, 8);
    for (const [index, number] of large.entries()) extra.writeBigUInt64LE(number, 10 + 8 * index);
  }
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(flags, 8);
  head.writeUInt32LE(compressed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(1, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt16LE(0, 32);
  return Buffer.concat([head, extra]);
}

function endOf(entries: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(at, 16);
  return end;
}

/** A file with nothing but its directory. */
const zipOf = (...entries: Entry[]) => Buffer.concat([...entries.map(entryOf), endOf(entries.length, 0)]);

test('is the sum of what the directory declares', () => {
  expect(unpackedSize(zipOf({ size: 1000 }, { size: 24 }))).toBe(1024);
  expect(unpackedSize(Buffer.concat([zipOf({ size: 1000 }), Buffer.from('comment')]))).toBe(1000);
});

test('counts an entry that is empty, packed or not', () => {
  expect(unpackedSize(zipOf({ size: 0, compressed: 0 }, { size: 0, compressed: 2 }, { size: 5 }))).toBe(5);
});

test('counts sizes of ZIP64, one of them or both', () => {
  expect(unpackedSize(zipOf({ size: elsewhere, large: [5_000_000_000n] }))).toBe(5_000_000_000);
  const both = { size: elsewhere, compressed: elsewhere, large: [6_000_000_000n, 10n] };
  expect(unpackedSize(zipOf(both, { size: 7, compressed: elsewhere, large: [10n] }))).toBe(6_000_000_007);
  expect(() => unpackedSize(zipOf({ size: elsewhere }))).toThrow();
});

test('finds a directory of ZIP64', () => {
  const entry = entryOf({ size: 1000 });
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(1n, 32);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(entry.length), 8);
  expect(unpackedSize(Buffer.concat([entry, record, locator, endOf(0xffff, elsewhere)]))).toBe(1000);
  expect(() => unpackedSize(Buffer.concat([entry, record, endOf(0xffff, elsewhere)]))).toThrow();
});

test('is refused where the directory does not say it', () => {
  expect(() => unpackedSize(zipOf({ size: 0 }))).toThrow('tells no size');
  expect(() => unpackedSize(zipOf({ size: 5, compressed: 0, flags: 8 }))).toThrow('tells no size');
  expect(unpackedSize(zipOf({ size: 5, flags: 8 }))).toBe(5);
});

test('is refused where the directory is damaged, and 0 for what is no ZIP file', () => {
  expect(() => unpackedSize(Buffer.concat([entryOf({ size: 5 }), endOf(2, 0)]))).toThrow();
  expect(() => unpackedSize(endOf(1, 5000))).toThrow();
  expect([unpackedSize(Buffer.from('id,name\n')), unpackedSize(Buffer.alloc(100))]).toEqual([0, 0]);
});

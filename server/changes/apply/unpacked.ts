const [endOfDirectory, zip64Locator, zip64End, directoryEntry] = [0x06054b50, 0x07064b50, 0x06064b50, 0x02014b50];
/** What stands in place of a size or number that is in the ZIP64 fields. */
const [elsewhere16, elsewhere32] = [0xffff, 0xffffffff];
const zip64Field = 1;
/** Compressed bytes of an empty entry. */
const longestEmpty = 2;

/**
 * How many bytes the entries of a ZIP file are together once they are unpacked, as its central directory declares; 0 for
 * what is no ZIP file. Throws for one that is damaged, and for an entry whose declared size does not bound what a reader
 * unpacks.
 */
export function unpackedSize(zip: Buffer): number {
  const directory = findDirectory(zip);
  if (!directory) return 0;
  let { at } = directory;
  let total = 0;
  for (let entry = 0; entry < directory.entries; entry += 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error(`There is no entry of the directory at ${at}.`);
    const extraAt = at + 46 + zip.readUInt16LE(at + 28);
    const extraEnd = extraAt + zip.readUInt16LE(at + 30);
    const { size, compressed } = sizesOf(zip, at, zip.subarray(extraAt, extraEnd));
    // A reader takes these sizes from elsewhere: the local header, or a descriptor after the data.
    const isDescribedLater = (zip.readUInt16LE(at + 8) & 8) !== 0 && compressed === 0;
    // A declared 0 counts as unknown: readers unpack all there is.
    if (isDescribedLater || (size === 0 && compressed > longestEmpty)) throw new Error(`Entry ${entry} tells no size.`);
    total += size;
    at = extraEnd + zip.readUInt16LE(at + 32);
  }
  return total;
}

/** Where the central directory begins, and how many entries it has; null where there is none. */
function findDirectory(zip: Buffer): { at: number; entries: number } | null {
  const end = findEnd(zip);
  if (end === null) return null;
  const [entries, size, at] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (entries !== elsewhere16 && size !== elsewhere32 && at !== elsewhere32) return { at, entries };
  if (zip.readUInt32LE(end - 20) !== zip64Locator) throw new Error('There is no ZIP64 locator.');
  const record = Number(zip.readBigUInt64LE(end - 12));
  if (zip.readUInt32LE(record) !== zip64End) throw new Error('There is no ZIP64 end.');
  return { at: Number(zip.readBigUInt64LE(record + 48)), entries: Number(zip.readBigUInt64LE(record + 32)) };
}

/** Where the last record begins, which only a comment of at most 65,535 bytes follows. */
function findEnd(zip: Buffer): number | null {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - elsewhere16); at -= 1) {
    if (zip.readUInt32LE(at) === endOfDirectory) return at;
  }
  return null;
}

function sizesOf(zip: Buffer, at: number, extra: Buffer): { size: number; compressed: number } {
  const [compressed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
  if (size !== elsewhere32 && compressed !== elsewhere32) return { size, compressed };
  let field = 0;
  while (extra.readUInt16LE(field) !== zip64Field) field += 4 + extra.readUInt16LE(field + 2);
  let next = field + 4;
  const large = (short: number): number => {
    if (short !== elsewhere32) return short;
    next += 8;
    return Number(extra.readBigUInt64LE(next - 8));
  };
  const whole = large(size);
  return { size: whole, compressed: large(compressed) };
}

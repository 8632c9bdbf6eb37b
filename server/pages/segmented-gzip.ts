/**
 * A page kept in memory differs from answer to answer in its nonce alone. Compressing it anew would cost more than
 * everything else together, so the parts between the nonces are compressed once, each closed at a byte's edge and
 * without looking back; the nonces go between them as stored blocks. One gzip member, as every browser reads it.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** A text in parts, with room between each two. */
export interface Segmented {
  /** The whole text with `filling` in every room. */
  plain(filling: string): Buffer<ArrayBuffer>;
  /** The same, as gzip. */
  gzip(filling: string): Buffer<ArrayBuffer>;
  /** Bytes held in memory. */
  readonly size: number;
}

/** Cuts a text wherever `placeholder` stands. */
export function segment(text: string, placeholder: string): Segmented {
  const parts = text.split(placeholder).map((part) => Buffer.from(part));
  const packed = parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));

  function join(pieces: readonly Buffer[], between: Buffer): Buffer[] {
    return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
  }

  function plain(filling: string): Buffer<ArrayBuffer> {
    return Buffer.concat(join(parts, Buffer.from(filling)));
  }

  return {
    plain,
    gzip(filling) {
      const between = Buffer.from(filling);
      const trailer = Buffer.alloc(8);
      let checksum = 0;
      let length = 0;
      for (const piece of join(parts, between)) {
        checksum = crc32(piece, checksum);
        length += piece.length;
      }
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length % 2 ** 32, 4);
      return Buffer.concat([header, ...join(packed, storedBlock(between)), lastBlock, trailer]);
    },
    size: [...parts, ...packed].reduce((sum, { length }) => sum + length, 0),
  };
}

/** A deflate block that holds its bytes as they are; at most 65535 of them. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

import { Duplex } from 'node:stream';

/** How a wire exchanges bytes with the multiplexer, in this thread or another. */
export interface Exchange {
  open(
    receive: (bytes: Uint8Array) => void,
    lost: (error: Error) => void,
  ): { send(bytes: Uint8Array): void; end(): void };
}

/**
 * A copy that can be transferred to another thread. Cloning a view copies all of its memory, which for small buffers is
 * the whole pool that they are part of.
 */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** Replaces the TCP socket that node-postgres expects. */
export class Wire extends Duplex {
  readonly #exchange: Exchange;
  #line: ReturnType<Exchange['open']> | null = null;

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  connect(): this {
    this.#line = this.#exchange.open(
      (bytes) => {
        if (!this.destroyed) this.push(bytes);
      },
      (error) => this.destroy(error),
    );
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#line?.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error) => void): void {
    this.#line?.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.#line?.end();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line?.end();
    done(error);
  }
}

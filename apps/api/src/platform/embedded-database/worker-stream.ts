import { Duplex } from 'node:stream';

/**
 * A socket for the `pg` client that passes its bytes to the thread that owns the database. Everything that the client
 * writes in one turn is sent together.
 */
export class WorkerStream extends Duplex {
  readonly #send: (bytes: Uint8Array) => void;

  constructor(send: (bytes: Uint8Array) => void) {
    super({ emitClose: true });
    this.#send = send;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  /** Passes a response of the thread to the client. */
  receive(bytes: Uint8Array): void {
    this.push(bytes);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  // Socket options without meaning here, which the client sets.
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
}

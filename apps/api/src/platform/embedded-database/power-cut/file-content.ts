/** A sector: the unit that a disk writes atomically. */
const SECTOR = 512;

/** Whether the disk wrote a sector; called once for each. */
export type IsDurable = () => boolean;

/** The content of a file that is written to. */
export class FileContent {
  size: number;
  #buffer: Uint8Array;

  constructor(start: Uint8Array) {
    this.size = start.length;
    this.#buffer = Uint8Array.from(start);
  }

  bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.size);
  }

  /** Truncates the file, or extends it with zeros. */
  resize(size: number): void {
    if (size > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#buffer.length));
      larger.set(this.bytes());
      this.#buffer = larger;
    }
    if (size < this.size) this.#buffer.fill(0, size, this.size);
    this.size = size;
  }

  /** Writes the sectors that `isDurable` accepts; the others extend the file with zeros. */
  write(at: number, bytes: Uint8Array, isDurable: IsDurable): void {
    const end = at + bytes.length;
    if (end > this.size) this.resize(end);
    for (let from = at; from < end;) {
      const to = Math.min((Math.floor(from / SECTOR) + 1) * SECTOR, end);
      if (isDurable()) this.#buffer.set(bytes.subarray(from - at, to - at), from);
      from = to;
    }
  }
}

/** A sector: the unit that a disk writes atomically. */
const SECTOR = 512;

/** Whether the disk wrote a sector; called once for each. */
export type Keep = () => boolean;

/** The content of a file that is written to. */
export class FileContent {
  size: number;
  #room: Uint8Array;

  constructor(start: Uint8Array) {
    this.size = start.length;
    this.#room = Uint8Array.from(start);
  }

  bytes(): Uint8Array {
    return this.#room.subarray(0, this.size);
  }

  /** Truncates the file, or extends it with zeros. */
  resize(size: number): void {
    if (size > this.#room.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#room.length));
      larger.set(this.bytes());
      this.#room = larger;
    }
    if (size < this.size) this.#room.fill(0, size, this.size);
    this.size = size;
  }

  /** Writes the sectors that `isKept` accepts; the others extend the file with zeros. */
  write(at: number, bytes: Uint8Array, isDurable: Keep): void {
    const end = at + bytes.length;
    if (end > this.size) this.resize(end);
    for (let from = at; from < end;) {
      const to = Math.min((Math.floor(from / SECTOR) + 1) * SECTOR, end);
      if (isDurable()) this.#room.set(bytes.subarray(from - at, to - at), from);
      from = to;
    }
  }
}

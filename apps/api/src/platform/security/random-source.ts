import { randomFillSync } from 'node:crypto';

/** Bytes drawn at once: a call for seven costs as much as one for thousands. */
const poolBytes = 4_096;

/** Unpredictable random bytes, each returned once. */
export function createRandomSource(): (size: number) => Uint8Array {
  const pool = Buffer.alloc(poolBytes);
  let usedBytes = poolBytes;
  return (size) => {
    if (size > poolBytes) return randomFillSync(Buffer.alloc(size));
    if (usedBytes + size > poolBytes) {
      randomFillSync(pool);
      usedBytes = 0;
    }
    usedBytes += size;
    return Uint8Array.prototype.slice.call(pool, usedBytes - size, usedBytes);
  };
}

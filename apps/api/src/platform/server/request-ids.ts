import type { RandomBytes } from '../database/index.ts';

const prefixBytes = 7;
const counterDigits = 10;

/**
 * Names requests in logs and on error pages: 24 hexadecimal characters, the first 14 drawn once for the process, the
 * rest counted. Randomness for each request would cost more than answering it.
 */
export function createRequestIds(random: RandomBytes): () => string {
  const prefix = Buffer.from(random(prefixBytes)).toString('hex');
  let count = 0;
  return () => prefix + (count += 1).toString(16).padStart(counterDigits, '0');
}

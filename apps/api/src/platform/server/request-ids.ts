import type { RandomBytes } from '../database/index.ts';

const prefixBytes = 7;
const counterDigits = 10;

/**
 * Identifies requests in logs and on error pages: 24 hexadecimal characters, the first 14 random per process, the rest
 * a counter. Random bytes for each request would cost more than the response.
 */
export function createRequestIds(random: RandomBytes): () => string {
  const prefix = Buffer.from(random(prefixBytes)).toString('hex');
  let count = 0;
  return () => prefix + (count += 1).toString(16).padStart(counterDigits, '0');
}

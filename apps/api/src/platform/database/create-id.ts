/** Bytes from an unpredictable random source, for example `crypto.randomBytes`. */
export type RandomBytes = (size: number) => Uint8Array;

const TIME_DIGITS = 10;
const RANDOM_BYTES = 7;
const TICK_MS = 10;

/**
 * Creates an id: 24 hexadecimal characters with 40 bits of time and 56 random bits. Later ids sort later, to 10 ms (40
 * bits of that unit last until 2318). Ids are unpredictable but never secrets.
 *
 * @param now Milliseconds since 1970.
 */
export function createId(now: number, random: RandomBytes): string {
  const time = Math.floor(now / TICK_MS)
    .toString(16)
    .padStart(TIME_DIGITS, '0');
  return time + Buffer.from(random(RANDOM_BYTES)).toString('hex');
}

/** Whether a text has the form of an id: 24 lower-case hexadecimal characters. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

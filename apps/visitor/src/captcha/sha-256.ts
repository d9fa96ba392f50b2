/** The first 32 bits of the fractional part of a number. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;

const primes = [2];
for (let next = 3; primes.length < 64; next += 2)
  if (primes.every((prime) => next % prime !== 0)) primes.push(next);

/** FIPS 180-4, 4.2.2 and 5.3.3: cube roots for the rounds, square roots to start with. */
const roundWords = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const startWords = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Int32Array(64);

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Works one block of 64 bytes into the state (FIPS 180-4, 6.2.2). */
function addBlock(state: Int32Array, block: DataView, at: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t += 1) w[t] = block.getInt32(at + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const early = w[t - 15]!;
    const late = w[t - 2]!;
    const sigma0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const sigma1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[t] = (sigma1 + w[t - 7]! + sigma0 + w[t - 16]!) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let t = 0; t < 64; t += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + roundWords[t]! + w[t]!) | 0;
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  // Typed arrays wrap around by themselves.
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/**
 * SHA-256 of some bytes. The browser's own is missing on plain http, and answers so late that a proof of thousands of
 * short hashes would take ten times as long with it.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  // One bit, zeros, and the length in bits in the last eight bytes.
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = startWords.slice();
  for (let at = 0; at < padded.byteLength; at += 64) addBlock(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index += 1) digest.setInt32(4 * index, state[index]!);
  return new Uint8Array(digest.buffer);
}

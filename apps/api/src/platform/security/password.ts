import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;

/** Argon2id as OWASP asks at least: 19 MiB, two passes. Stored in the PHC string form. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const maxQueued = 64;
const running = { count: 0, waiting: [] as (() => void)[] };

/** Hashing costs a core for tens of milliseconds: at most two run at once, and a long queue refuses. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running.waiting.length >= maxQueued) throw new PasswordQueueFull();
  if (running.count >= 2) await new Promise<void>((resolve) => running.waiting.push(resolve));
  running.count += 1;
  try {
    return await work();
  } finally {
    running.count -= 1;
    running.waiting.shift()?.();
  }
}

/** More logins wait than can be served; the HTTP layer answers 503. */
export class PasswordQueueFull extends Error {
  override readonly name = 'PasswordQueueFull';
}

const hash = (password: string, nonce: Buffer) =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }));

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await hash(password, salt);
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(digest)}`;
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. With no hash (an unknown address) the same work is done on a
 * decoy, so that the time of the answer does not tell whether the account exists.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const phc = stored ?? (await (decoy ??= hashPassword('decoy')));
  const [, , , , salt, digest] = phc.split('$');
  const expected = Buffer.from(digest ?? '', 'base64');
  const actual = await hash(password, Buffer.from(salt ?? '', 'base64'));
  return (
    expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined
  );
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;

/** Argon2id with OWASP's minimum: 19 MiB, two passes. Stored in the PHC string format. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const hash = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });

/** Hashes a password. It keeps a core busy: visitors' calls run it `inPasswordTurn`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await hash(password, salt);
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(digest)}`;
}

let decoy: Promise<string> | undefined;

/**
 * Verifies a password. Without a hash (an unknown address) it does the same work on a decoy, so that the response time
 * does not reveal whether the account exists. Like hashing, it runs `inPasswordTurn`.
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

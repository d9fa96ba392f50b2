import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;

/** The cost of a hash: kibibytes, passes and lanes. */
interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Argon2id with OWASP's minimum: 19 MiB, two passes. Stored in the PHC string format. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const hash = (password: string, nonce: Buffer, usedCost: Cost) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...usedCost });

/** The cost that a PHC string names; the present one if it names none. */
function costOf(parameters = ''): Cost {
  const [, memory, passes, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(parameters) ?? [];
  return parallelism === undefined
    ? cost
    : { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
}

/** Hashes a password. It keeps a core busy: visitors' calls run it `inPasswordTurn`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await hash(password, salt, cost);
  const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(salt)}$${toBase64(digest)}`;
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
  const [, , , parameters, salt, digest] = phc.split('$');
  const expected = Buffer.from(digest ?? '', 'base64');
  const actual = await hash(password, Buffer.from(salt ?? '', 'base64'), costOf(parameters));
  return (
    expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined
  );
}

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

const saltLength = 16;
const digestLength = 32;

const hash = (password: string, nonce: Buffer, usedCost: Cost) =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    tagLength: digestLength,
    ...usedCost,
  });

/** The cost that a PHC string names; the present one if it names none. */
function costOf(parameters = ''): Cost {
  const [, memory, passes, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(parameters) ?? [];
  return parallelism === undefined
    ? cost
    : { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
}

/** How long hashing takes, relative to other costs. */
const workOf = ({ memory, passes }: Cost): number => memory * passes;

function toPhcString(salt: Buffer, digest: Buffer): string {
  const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(salt)}$${toBase64(digest)}`;
}

/** Hashes a password. It keeps a core busy: visitors' calls run it `inPasswordTurn`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return toPhcString(salt, await hash(password, salt, cost));
}

/** Whether a hash takes less work than those of today, so that the password should be hashed again. */
export const isOutdatedHash = (stored: string): boolean =>
  workOf(costOf(stored.split('$')[3])) < workOf(cost);

/** The hash of no password. */
const decoy = toPhcString(randomBytes(saltLength), randomBytes(digestLength));

/**
 * Verifies a password. Without a hash (an unknown address) it does the same work on a decoy, so that the response time
 * does not reveal whether the account exists. Like hashing, it runs `inPasswordTurn`.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const [, , , parameters, salt, digest] = (stored ?? decoy).split('$');
  const expected = Buffer.from(digest ?? '', 'base64');
  const actual = await hash(password, Buffer.from(salt ?? '', 'base64'), costOf(parameters));
  return (
    expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined
  );
}

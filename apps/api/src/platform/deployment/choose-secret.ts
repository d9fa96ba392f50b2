import { isSameText, signParts } from '../security/token.ts';
import type { DeploymentRow } from './deployment.queries.ts';

type StoredSecret = Pick<DeploymentRow, 'sessionSecret' | 'secretFingerprint'>;

/** How a server gets the secret of its deployment. */
export type SecretChoice =
  | { readonly kind: 'use'; readonly secret: string }
  /** The database has none yet: this one is stored, unless another server stores one first. */
  | { readonly kind: 'store'; readonly values: StoredSecret }
  | { readonly kind: 'fail'; readonly reason: string };

/** Compares two secrets without revealing either. */
export const secretFingerprint = (secret: string): Buffer =>
  Buffer.from(signParts(secret, 'sessionSecret'), 'base64url');

/** What is stored of a secret: that of SESSION_SECRET stays out of the database and its backups. */
export const storedSecret = (secret: string, isFromSettings: boolean): StoredSecret => ({
  sessionSecret: isFromSettings ? null : secret,
  secretFingerprint: secretFingerprint(secret),
});

const howToChange =
  'To change it, stop every server, set SESSION_SECRET for all of them, and run `npm run deployment -- change-secret`.';

/**
 * Chooses the secret of a server. All servers of a database sign with the same one, so a server with another does not
 * start.
 *
 * @param createSecret Creates the secret of a database without one, if SESSION_SECRET is not set.
 */
export function chooseSecret(
  stored: StoredSecret,
  fromSettings: string | undefined,
  createSecret: () => string,
): SecretChoice {
  if (stored.secretFingerprint === null)
    return {
      kind: 'store',
      values: storedSecret(fromSettings ?? createSecret(), fromSettings !== undefined),
    };
  const secret = fromSettings ?? stored.sessionSecret;
  if (secret === null)
    return {
      kind: 'fail',
      reason: `SESSION_SECRET is not set, and this database was first used with one: set it to the same value on every server. ${howToChange}`,
    };
  const isKnown = isSameText(
    secretFingerprint(secret).toString('hex'),
    Buffer.from(stored.secretFingerprint).toString('hex'),
  );
  return isKnown
    ? { kind: 'use', secret }
    : {
        kind: 'fail',
        reason: `SESSION_SECRET differs from the secret that this database was first used with: set it to the same value on every server. ${howToChange}`,
      };
}

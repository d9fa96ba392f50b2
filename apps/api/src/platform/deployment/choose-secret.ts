import { isSameText, signParts } from '../security/token.ts';
import type { DeploymentRow } from './deployment.queries.ts';

type StoredSecret = Pick<DeploymentRow, 'sessionSecret' | 'secretFingerprint'>;

/** How a server gets the secret of its deployment. */
export type SecretChoice =
  | { readonly kind: 'use'; readonly secret: string }
  /** The database has none yet: this one is stored, unless another server stores one first. */
  | { readonly kind: 'store'; readonly values: StoredSecret }
  | { readonly kind: 'fail'; readonly reason: string };

/** A digest of a secret. It shows whether two secrets are equal, and reveals neither. */
export const secretFingerprint = (secret: string): Buffer =>
  Buffer.from(signParts(secret, 'sessionSecret'), 'base64url');

/** What the database stores of a secret. One from SESSION_SECRET stays out of the database and its backups. */
export const toStoredSecret = (secret: string, isFromSettings: boolean): StoredSecret => ({
  sessionSecret: isFromSettings ? null : secret,
  secretFingerprint: secretFingerprint(secret),
});

const howToChange =
  'To change it, stop every server, set SESSION_SECRET for all of them, and run `npm run deployment -- change-secret`.';

/**
 * Chooses the secret of a server. All servers of a database sign with the same one, so a server with a different one
 * does not start.
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
      values: toStoredSecret(fromSettings ?? createSecret(), fromSettings !== undefined),
    };
  const secret = fromSettings ?? stored.sessionSecret;
  if (secret === null)
    return {
      kind: 'fail',
      reason: `SESSION_SECRET is not set, and this database was first used with one: set it to the same value on every server. ${howToChange}`,
    };
  const isSameSecret = isSameText(
    secretFingerprint(secret).toString('hex'),
    Buffer.from(stored.secretFingerprint).toString('hex'),
  );
  return isSameSecret
    ? { kind: 'use', secret }
    : {
        kind: 'fail',
        reason: `SESSION_SECRET differs from the secret that this database was first used with: set it to the same value on every server. ${howToChange}`,
      };
}

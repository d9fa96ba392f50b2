import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key that encrypts stored secrets, with the name under which rows refer to it. */
export interface SealingKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** An encrypted text, and the id of its key. */
export interface Sealed {
  readonly keyId: string;
  readonly sealed: Uint8Array;
}

/** AES-GCM has a nonce of 96 bits and a tag of 128. */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with the first key (AES-256-GCM).
 *
 * @param context What the text is, such as its website and column: it can be decrypted in the same context only.
 */
export function seal([key]: readonly SealingKey[], text: string, context: string): Sealed {
  if (key === undefined) throw new Error('Nothing can be encrypted without ENCRYPTION_KEYS.');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.key, nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { keyId: key.id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]) };
}

/**
 * Decrypts a text.
 *
 * @throws If the settings do not have its key, or it was sealed in another context or changed since.
 */
export function unseal(
  keys: readonly SealingKey[],
  { keyId, sealed }: Sealed,
  context: string,
): string {
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined)
    throw new Error(`ENCRYPTION_KEYS does not have the key “${keyId}”, which encrypted a secret.`);
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const encrypted = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}

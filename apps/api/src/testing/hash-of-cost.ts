import { argon2Sync } from 'node:crypto';

/** A hash of another cost, as an earlier or later version of the product stores it. */
export function hashOfCost(password: string, memory: number, passes: number): string {
  const salt = Buffer.from('0123456789abcdef');
  const digest = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory,
    passes,
    parallelism: 1,
    tagLength: 32,
  });
  const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${toBase64(salt)}$${toBase64(digest)}`;
}

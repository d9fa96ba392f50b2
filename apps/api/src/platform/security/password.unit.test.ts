import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

/** A hash of another cost, as an earlier or later version of the product stores it. */
function hashOfCost(password: string, memory: number, passes: number): string {
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

it('verifies a password, and rejects another', async () => {
  const stored = await hashPassword('low tide');
  expect(await verifyPassword(stored, 'low tide')).toBe(true);
  expect(await verifyPassword(stored, 'high tide')).toBe(false);
});

it('verifies hashes of another cost with the cost that they name', async () => {
  const stored = hashOfCost('low tide', 8_192, 3);
  expect(await verifyPassword(stored, 'low tide')).toBe(true);
  expect(await verifyPassword(stored, 'high tide')).toBe(false);
});

it('rejects every password without a hash', async () => {
  expect(await verifyPassword(undefined, 'decoy')).toBe(false);
});

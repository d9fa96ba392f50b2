import * as crypto from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hashOfCost } from '../../testing/hash-of-cost.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';

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

it('hashes once without a hash too, from the first call on, so that the time is that of a wrong password', async () => {
  const argon2 = vi.fn(crypto.argon2);
  vi.resetModules();
  vi.doMock('node:crypto', () => ({ ...crypto, argon2 }));
  onTestFinished(() => {
    vi.doUnmock('node:crypto');
    vi.resetModules();
  });
  const fresh = await import('./password.ts');
  await fresh.verifyPassword(undefined, 'low tide');
  await fresh.verifyPassword(hashOfCost('high tide', 19_456, 2), 'low tide');
  expect(argon2).toHaveBeenCalledTimes(2);
  const costs = argon2.mock.calls.map(([, { memory, passes }]) => ({ memory, passes }));
  expect(costs[0]).toEqual(costs[1]);
});

it.each([
  ['is outdated', 'less', true, 8_192, 3],
  ['is outdated', 'less', true, 32_768, 1],
  ['is current', 'the same', false, 19_456, 2],
  ['is current', 'more', false, 65_536, 1],
])('says that a hash %s when it takes %s work', (_said, _work, isOutdated, memory, passes) => {
  expect(isOutdatedHash(hashOfCost('low tide', memory, passes))).toBe(isOutdated);
});

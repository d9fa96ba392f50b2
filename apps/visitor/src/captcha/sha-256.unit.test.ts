import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha-256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it('hashes the example of the standard', () => {
  expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120])(
  'hashes %i bytes as the platform does',
  (length) => {
    const bytes = new Uint8Array(length).fill(0xa5);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);

it('hashes any bytes as the platform does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
    { seed: 1, numRuns: 200 },
  );
});

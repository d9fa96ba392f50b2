import { expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

it('returns unique ids of 24 hexadecimal characters', () => {
  const ids = Array.from(
    { length: 300 },
    createRequestIds(() => new Uint8Array(7).fill(0xab)),
  );
  expect(new Set(ids).size).toBe(300);
  expect(ids[0]).toBe('ababababababab0000000001');
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});

it('returns different ids in different processes', () => {
  const [one, other] = [1, 2].map((seed) => createRequestIds(() => new Uint8Array(7).fill(seed))());
  expect(one).not.toBe(other);
});

import { expect, it } from 'vitest';
import { createRandomSource } from './random-source.ts';

it('returns the requested number of bytes and no duplicate values', () => {
  const random = createRandomSource();
  const given = Array.from({ length: 2_000 }, () => Buffer.from(random(7)).toString('hex'));
  expect(given.every((text) => text.length === 14)).toBe(true);
  expect(new Set(given).size).toBe(2_000);
  expect(random(5_000)).toHaveLength(5_000);
});

it('does not change returned bytes on later calls', () => {
  const random = createRandomSource();
  const first = random(16);
  const before = Buffer.from(first).toString('hex');
  for (let count = 0; count < 1_000; count += 1) random(16);
  expect(Buffer.from(first).toString('hex')).toBe(before);
});

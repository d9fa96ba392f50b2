import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1,023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1_000_000, '976.6 KB'],
  [1024 ** 2, '1.0 MB'],
  [1024 ** 3, '1.0 GB'],
  [1024 ** 4, '1.0 TB'],
  [5000 * 1024 ** 4, '5,000.0 TB'],
])('formats %i bytes as %s, with units of 1024 (FILE-11)', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it('uses the next unit when the value would be rounded up to 1024', () => {
  expect(fileSize(1024 ** 2 - 1)).toBe('1.0 MB');
  expect(fileSize(1024 ** 2 - 53)).toBe('1,023.9 KB');
});

it('formats the number in the given locale', () => {
  expect(fileSize(1536, 'de')).toBe('1,5 KB');
});

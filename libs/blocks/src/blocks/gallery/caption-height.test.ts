import { expect, it } from 'vitest';
import { captionHeight } from './caption-height.ts';

const height = (title: string, caption: string, columnWidth = 330) =>
  captionHeight({ title, caption }, columnWidth);

it('grows with the number of caption lines and is undefined without text', () => {
  expect(height('', '')).toBeUndefined();
  const one = height('Roof', '') ?? 0;
  expect(one).toBeCloseTo(1.1 + 0.875 * 1.45, 2);
  expect(height('Roof', 'From the boat')).toBeCloseTo(one + 0.875 * 1.45 + 0.1, 2);
  const long = 'From the boat, on the morning after the storm, by the last of the light';
  expect(height(long, '')).toBeCloseTo(one + 0.875 * 1.45, 2);
  expect(height(long, '', 120)).toBeGreaterThan(height(long, '') ?? 0);
});

it('counts full-width characters twice', () => {
  expect(height('港'.repeat(25), '')).toBe(height('m'.repeat(50), ''));
  expect(height('港'.repeat(25), '')).toBeGreaterThan(height('m'.repeat(25), '') ?? 0);
});

import { expect, it } from 'vitest';
import { contentLimits, fitsContentLimit } from './content-limits.ts';
import { bytesPerMegabyte, megabytes } from './file-size.ts';
import { imageWidths } from './image-widths.ts';
import { photoSharingLimits } from './photo-sharing-limits.ts';
import { fitsTagLength, maxTagLength } from './tag-length.ts';

it.each([
  { limit: 'blocksPerLayout', max: 60, id: 'LIMIT-01' },
  { limit: 'tracksPerAlbum', max: 60, id: 'LIMIT-02' },
  { limit: 'itemsPerOrderableCollection', max: 250, id: 'LIMIT-03' },
  { limit: 'nestedCategories', max: 10_000, id: 'LIMIT-04' },
  { limit: 'productsPerCollection', max: 200, id: 'LIMIT-05' },
] as const)('allows $max entries for $limit but not one more ($id)', ({ limit, max }) => {
  expect(contentLimits[limit]).toBe(max);
  expect(fitsContentLimit(limit, max)).toBe(true);
  expect(fitsContentLimit(limit, max + 1)).toBe(false);
});

it.each([
  { type: 'tag', length: 50, id: 'TAG-05' },
  { type: 'category', length: 25, id: 'TAG-06' },
] as const)('limits a $type to $length characters ($id)', ({ type, length }) => {
  expect(maxTagLength[type]).toBe(length);
  expect(fitsTagLength(type, 'x'.repeat(length))).toBe(true);
  expect(fitsTagLength(type, 'x'.repeat(length + 1))).toBe(false);
});

it('defines a megabyte as 1,000,000 bytes (FILE-10)', () => {
  expect(bytesPerMegabyte).toBe(1_000_000);
  expect(megabytes(20)).toBe(20_000_000);
});

it('shows 20 and fetches up to 50 photos from photo-sharing services (BLOCK-46)', () => {
  expect(photoSharingLimits).toStrictEqual({ count: 20, size: 50 });
});

it('defines the seven image widths of the specification', () => {
  expect(imageWidths).toStrictEqual([2500, 1500, 1000, 750, 500, 300, 100]);
});

import { expect, it } from 'vitest';
import { deviceOf, deviceThresholds } from './device.ts';

it.each([
  [926, false, 'phone'],
  [926, true, 'phone'],
  [927, false, 'tablet'],
  [1024, false, 'tablet'],
  [1025, false, 'desktop'],
  [1025, true, 'tablet'],
  [1366, true, 'tablet'],
  [1367, true, 'desktop'],
] as const)(
  'treats a window of %i px with coarse pointer %s as %s (UI-05)',
  (width, hasCoarsePointer, device) => {
    expect(deviceOf(width, hasCoarsePointer)).toBe(device);
  },
);

it('has the specified thresholds', () => {
  expect(Object.values(deviceThresholds)).toEqual([926, 1024, 1366]);
});

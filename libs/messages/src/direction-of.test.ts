import { expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

it.each(['ar', 'ar-EG', 'fa', 'he-IL', 'ur'])('writes %s from right to left', (locale) => {
  expect(directionOf(locale)).toBe('rtl');
});

it.each(['en', 'de-CH', 'ja', 'arn', ''])('writes %j from left to right', (locale) => {
  expect(directionOf(locale)).toBe('ltr');
});

import { expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

it.each(['ar', 'ar-EG', 'fa', 'he-IL', 'ur'])('returns rtl for %s', (locale) => {
  expect(directionOf(locale)).toBe('rtl');
});

it.each(['en', 'de-CH', 'ja', 'arn', ''])('returns ltr for %j', (locale) => {
  expect(directionOf(locale)).toBe('ltr');
});

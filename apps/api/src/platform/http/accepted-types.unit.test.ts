import { expect, it } from 'vitest';
import { acceptedImageTypes, prefersHtml } from './accepted-types.ts';

const newer = ['image/avif', 'image/webp'] as const;

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', ['image/avif', 'image/webp', 'image/jpeg']],
  ['image/webp,*/*', ['image/webp', 'image/jpeg']],
  ['image/webp;q=0, */*', ['image/jpeg']],
  ['image/avif;q=0,image/webp', ['image/webp', 'image/jpeg']],
  ['IMAGE/WEBP , */* ; Q=0.5', ['image/webp', 'image/jpeg']],
  ['image/webp;q=0.2, image/jpeg', ['image/jpeg', 'image/webp']],
  ['image/*', ['image/jpeg']],
  ['*/*', ['image/jpeg']],
  ['text/html', ['image/jpeg']],
  [undefined, ['image/jpeg']],
])('for %s returns the image types %j', (header, types) => {
  expect(acceptedImageTypes(header, newer, 'image/jpeg')).toEqual(types);
});

it.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['TEXT/HTML', true],
  ['text/html;q=0, application/json', false],
  ['application/json, text/html;q=0.5', false],
  ['*/*', true],
  ['application/json, text/plain, */*', false],
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['application/json', false],
  ['', false],
  [undefined, true],
])('for %s prefers HTML error pages: %j', (header, expected) => {
  expect(prefersHtml(header)).toBe(expected);
});

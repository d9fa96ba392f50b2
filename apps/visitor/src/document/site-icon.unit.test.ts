import { expect, it } from 'vitest';
import { sampleStyles } from '../testing/sample-page.ts';
import { iconColors, siteIcon } from './site-icon.ts';

const drawn = (title: string, locale = 'en') =>
  decodeURIComponent(
    siteIcon(title, iconColors(sampleStyles), locale).replace('data:image/svg+xml,', ''),
  );

it('draws the initial of the site title in the site’s colors', () => {
  expect(drawn(' studio Hale')).toContain('fill="#ffffff">S</text>');
  expect(drawn('Studio')).toContain('rx="7" fill="#9a4a2b"/>');
});

it.each([
  ['élan', 'É'],
  ['👩‍🎨 Atelier', '👩‍🎨'],
  ['<b>', '&lt;'],
  ['', ''],
])('draws for the title “%s” the initial “%s”', (title, initial) => {
  expect(drawn(title)).toContain(`>${initial}</text>`);
});

it('capitalizes the initial by the rules of the site’s locale', () => {
  expect(drawn('istanbul', 'tr')).toContain('>İ</text>');
});

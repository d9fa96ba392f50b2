import { fontFamilyNames, fontFamilyOf } from '@sitewright/blocks/view';
import { expect, it } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { fontFiles } from './font-files.ts';
import { subsetsOf } from './subsets.ts';

it('has Latin files for every family that is served, italics where it has some', () => {
  for (const name of fontFamilyNames) {
    const { family, hasItalic } = fontFamilyOf(name);
    const latin = (fontFiles.get(name) ?? []).filter(({ subset }) => subset === 'latin');
    const expected = family === undefined ? [] : hasItalic ? ['italic', 'normal'] : ['normal'];
    expect([name, latin.map(({ style }) => style).toSorted()]).toStrictEqual([name, expected]);
  }
});

it('declares the chosen families with a stand-in of their measures, and preloads one file', () => {
  const { css, preload } = fontFaces(['inter', 'fraunces', 'inter'], 'en');

  expect(css).toContain("font-family:'Inter';font-style:normal;font-display:swap");
  expect(css).toContain("font-family:'Fraunces stand-in';src:local('Times New Roman')");
  expect(css.match(/Inter stand-in/g)).toHaveLength(1);
  expect(css).not.toContain('Karla');
  expect(preload).toContain('inter-latin-wght-normal');
});

it('declares nothing for the fonts that a device has', () => {
  expect(fontFaces(['system-sans', 'system-serif'], 'en')).toStrictEqual({
    css: '',
    preload: undefined,
  });
});

it('adds the letters of the page’s language', () => {
  expect(subsetsOf('en-GB')).toStrictEqual(['latin', 'latin-ext']);
  expect(subsetsOf('uk')).toContain('cyrillic');
});

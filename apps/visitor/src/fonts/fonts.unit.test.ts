import { fontFamilyNames, fontFamilyOf } from '@sitewright/blocks/view';
import { expect, it } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { fontFiles } from './font-files.ts';
import { subsetsOf } from './subsets.ts';

it('has Latin files for every served family, and italic files where the family has italics', () => {
  for (const name of fontFamilyNames) {
    const { family, hasItalic } = fontFamilyOf(name);
    const latin = (fontFiles.get(name) ?? []).filter(({ subset }) => subset === 'latin');
    const expected = family === undefined ? [] : hasItalic ? ['italic', 'normal'] : ['normal'];
    expect([name, latin.map(({ style }) => style).toSorted()]).toStrictEqual([name, expected]);
  }
});

it('declares each chosen family and weight once, with a metric-compatible fallback font', () => {
  const css = fontFaces(
    [
      { name: 'inter', weights: [400, 650] },
      { name: 'fraunces', weights: [500] },
      { name: 'inter', weights: [400] },
    ],
    'en',
  );

  expect(css).toContain("font-family:'Inter';font-style:normal;font-display:swap");
  expect(css).toContain(
    "font-family:'Fraunces stand-in';font-weight:500;src:local('Times New Roman')",
  );
  expect(css.match(/Inter stand-in/g)).toHaveLength(2);
  expect(css).toContain("font-family:'Inter stand-in';font-weight:650;src:local('Arial Bold')");
  expect(css).not.toContain('Karla');
});

it('declares no font face for system fonts', () => {
  const families = ['system-sans', 'system-serif'].map((name) => ({ name, weights: [400] }));
  expect(fontFaces(families, 'en')).toBe('');
});

it('includes the subsets of the page’s language', () => {
  expect(subsetsOf('en-GB')).toStrictEqual(['latin', 'latin-ext']);
  expect(subsetsOf('uk')).toContain('cyrillic');
});

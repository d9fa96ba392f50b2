import { fontFamilyNames, fontFamilyOf } from '@sitewright/blocks/view';
import { expect, it } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { fontFiles } from './font-files.ts';
import { subsetRanges, subsetsOf } from './subsets.ts';

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

/** The ranges of each subset of a family, as Fontsource splits its files. */
const filesRanges = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../node_modules/@fontsource-variable/*/unicode.json',
  { eager: true, import: 'default' },
);

it('has the ranges of the font files', () => {
  expect(Object.keys(filesRanges).length).toBeGreaterThan(10);
  for (const ranges of Object.values(filesRanges)) {
    const served = Object.entries(ranges).filter(([subset]) => subset !== 'greek-ext');
    expect(subsetRanges).toMatchObject(Object.fromEntries(served));
  }
});

const isInRange = (character: string, range: string): boolean => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  const code = character.codePointAt(0) ?? 0;
  return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
};

/** The letters that a language has besides those of Latin, Russian or Greek. */
const letters = {
  ab: 'ҕӷҟқҩҧҭҽҿҳҵџәӡ',
  av: 'ӏ',
  ba: 'әғҡңөҫүһҙ',
  be: 'іў',
  bg: 'щъ',
  ce: 'ӏ',
  cu: 'ѣѫѧѵѳꙋꙗ',
  cv: 'ӑӗҫӳ',
  el: 'άϊώς',
  kk: 'әғқңөұүһі',
  kv: 'іӧ',
  ky: 'ңөү',
  mk: 'ѓѕјљњќџ',
  mn: 'өү',
  os: 'ӕ',
  ru: 'ёэ',
  sr: 'ђјљњћџ',
  tg: 'ғӣқӯҳҷ',
  tt: 'әҗңөүһ',
  uk: 'ґєії',
  vi: 'ăđĩũơưạỹ',
};

it.each(Object.entries(letters))('declares all letters of the language %s', (locale, text) => {
  const css = fontFaces([{ name: 'inter', weights: [400] }], locale);
  const ranges = [...css.matchAll(/unicode-range:([^}]+)/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  const missing = Array.from(text + text.toUpperCase()).filter(
    (character) => !ranges.some((range) => isInRange(character, range)),
  );
  expect(missing).toStrictEqual([]);
});

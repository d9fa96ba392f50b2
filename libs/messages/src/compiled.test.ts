import { expect, it } from 'vitest';
import { catalogs, english } from './catalog/read-catalogs.fixture.ts';
import { compileArea } from './compile/compile-area.ts';
import {
  writeCompiledLocale,
  writeCompiledLocales,
  writeSourceTexts,
} from './compile/write-compiled.ts';

// These tests write the compiled catalogs: `vitest run --update` updates them. Without it, they fail if a text has
// changed and its compiled form has not.

it.each([...catalogs.keys()])('the compiled catalog of %s is up to date', async (locale) => {
  const catalog = catalogs.get(locale) ?? {};
  const compiled = Object.fromEntries(
    Object.entries(english).map(([area, texts]) => [
      area,
      compileArea(locale, texts, catalog[area]),
    ]),
  );
  await expect(writeCompiledLocale(compiled)).toMatchFileSnapshot(`./compiled/${locale}.gen.ts`);
});

it('the types of the English texts are up to date', async () => {
  await expect(writeSourceTexts(english)).toMatchFileSnapshot('./compiled/source-texts.gen.ts');
});

it('the index of the compiled locales is up to date', async () => {
  await expect(writeCompiledLocales([...catalogs.keys()].toSorted())).toMatchFileSnapshot(
    './compiled/index.gen.ts',
  );
});

import { describe, expect, it } from 'vitest';
import { compileArea } from './compile/compile-area.ts';
import {
  writeCompiledArea,
  writeCompiledLocale,
  writeCompiledLocales,
} from './compile/write-compiled.ts';
import type { Area } from './compiled-message.ts';

/**
 * This test writes the compiled catalog: `vitest run --update` renews it. Without it, the test fails if a text has
 * changed and its compiled form has not.
 */
const modules = import.meta.glob<Readonly<Record<string, Area>>>(
  ['./catalog/*/*.ts', '!./catalog/*/index.ts', '!**/*.test.ts'],
  { eager: true },
);

const texts = new Map<string, Map<string, Area>>();
for (const [path, module] of Object.entries(modules)) {
  const [, , locale = '', file = ''] = path.split('/');
  const name = file.replace('.ts', '').replaceAll(/-./g, (dash) => dash.charAt(1).toUpperCase());
  const area = module[name];
  if (area === undefined) throw new Error(`${path} exports no '${name}'.`);
  texts.set(locale, (texts.get(locale) ?? new Map<string, Area>()).set(name, area));
}

const english = texts.get('en') ?? new Map<string, Area>();

describe.each([...texts].map(([locale, areas]) => ({ locale, areas })))(
  'the compiled catalog of $locale',
  ({ locale, areas }) => {
    it.each([...english.keys()])('has the texts of the area %s', async (area) => {
      const compiled = compileArea(locale, english.get(area) ?? {}, areas.get(area));

      await expect(writeCompiledArea(area, compiled)).toMatchFileSnapshot(
        `./compiled/${locale}/${area}.gen.ts`,
      );
    });

    it('gathers all areas', async () => {
      await expect(writeCompiledLocale([...english.keys()])).toMatchFileSnapshot(
        `./compiled/${locale}/index.gen.ts`,
      );
    });
  },
);

it('loads each locale by its name', async () => {
  await expect(writeCompiledLocales([...texts.keys()])).toMatchFileSnapshot(
    './compiled/index.gen.ts',
  );
});

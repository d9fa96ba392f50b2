import type { CompiledArea } from '../compiled-message.ts';

const notice =
  '// Written from the catalog: `npx vitest run --project unit libs/messages --update`.';

/** The source of one compiled area. Its type comes from the English texts, which name keys and placeholders. */
export function writeCompiledArea(area: string, texts: CompiledArea): string {
  const lines = Object.entries(texts).map(
    ([key, text]) => `  ${key.includes('.') ? JSON.stringify(key) : key}: ${JSON.stringify(text)},`,
  );
  return `${notice}
import type { ${area} as source } from '../../catalog/en/${area}.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const ${area} = {
${lines.join('\n')}
} as CompiledArea<typeof source>;
`;
}

/** The source of the module that gathers the areas of a locale. */
export const writeCompiledLocale = (areas: readonly string[]): string =>
  [notice, ...areas.map((area) => `export { ${area} } from './${area}.gen.ts';`), ''].join('\n');

/** The source of the module that loads the areas of a locale when they are needed. */
export function writeCompiledLocales(locales: readonly string[]): string {
  const lines = locales.map((locale) => `  '${locale}': () => import('./${locale}/index.gen.ts'),`);
  return `${notice}
/** The catalog of each locale, loaded when it is asked for. */
export const catalogs = {
${lines.join('\n')}
};
`;
}

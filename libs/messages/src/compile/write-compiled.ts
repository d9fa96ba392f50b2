import type { Area, CompiledArea } from '../compiled-message.ts';

const notice =
  '// Written from the catalog: `npx vitest run --project unit libs/messages --update`.';

const member = (key: string, value: unknown): string =>
  `${key.includes('.') ? JSON.stringify(key) : key}: ${JSON.stringify(value)}`;

/** Writes the module with the types of the English texts, which define keys and placeholders. */
export function writeSourceTexts(english: Readonly<Record<string, Area>>): string {
  const areas = Object.entries(english).flatMap(([area, texts]) => [
    `  readonly ${area}: {`,
    ...Object.entries(texts).map(([key, text]) => `    readonly ${member(key, text)};`),
    '  };',
  ]);
  return [
    notice,
    '/** The English texts by area and key. */',
    'export type SourceTexts = {',
    ...areas,
    '};',
    '',
  ].join('\n');
}

/** Writes the module of a locale, with an export for each compiled area. */
export function writeCompiledLocale(areas: Readonly<Record<string, CompiledArea>>): string {
  const exported = Object.entries(areas).flatMap(([area, texts]) => [
    '',
    `export const ${area} = {`,
    ...Object.entries(texts).map(([key, text]) => `  ${member(key, text)},`),
    `} as CompiledArea<SourceTexts['${area}']>;`,
  ]);
  return [
    notice,
    "import type { CompiledArea } from '../compiled-message.ts';",
    "import type { SourceTexts } from './source-texts.gen.ts';",
    ...exported,
    '',
  ].join('\n');
}

/** Writes the module that loads the catalog of a locale on demand. */
export function writeCompiledLocales(locales: readonly string[]): string {
  const lines = locales.map((locale) => `  '${locale}': () => import('./${locale}.gen.ts'),`);
  return `${notice}
/** Loads the catalog of each locale. */
export const catalogs = {
${lines.join('\n')}
};
`;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const compiled = join(import.meta.dirname, '../../../../libs/messages/src/compiled');

/** A text, or its parts: texts, placeholders, and choices between texts. */
type Message = string | readonly (string | 0 | readonly [string, Record<string, Message>?])[];

/** The product's texts in a language, by area and key. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Areas that only owners see. Their short words, such as “Size” and “None”, are also what owners write on pages. */
const ownerAreas: readonly string[] = ['orders', 'products', 'store'];

/** The texts that visitors can see. */
export async function readCatalog(locale: string): Promise<Catalog> {
  const url = pathToFileURL(join(compiled, `${locale}.gen.ts`)).href;
  const catalog = (await import(url)) as Catalog;
  return Object.fromEntries(Object.entries(catalog).filter(([area]) => !ownerAreas.includes(area)));
}

const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The source of a regular expression; a placeholder matches any text. */
function sourceOf(message: Message): string {
  if (typeof message === 'string') return escapeRegExp(message);
  const parts = message.map((part) => {
    if (typeof part === 'string') return escapeRegExp(part);
    const cases = part === 0 ? undefined : part[1];
    return cases === undefined ? '.+' : `(?:${Object.values(cases).map(sourceOf).join('|')})`;
  });
  return parts.join('');
}

/** Whether a text has enough letters besides its placeholders to identify its catalog. */
function isDistinctive(message: Message): boolean {
  const isPlain = typeof message === 'string';
  const letters = sourceOf(message)
    .replaceAll('.+', '')
    .replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= (isPlain ? 2 : 8);
}

/** Returns a filter for texts that occur in a catalog and read differently in the other. */
export function createTextFilter(
  catalog: Catalog,
  other: Catalog,
): (texts: readonly string[]) => string[] {
  const patterns = Object.entries(catalog).flatMap(([area, texts]) =>
    Object.entries(texts)
      .filter(
        ([key, text]) => isDistinctive(text) && sourceOf(text) !== sourceOf(other[area]![key]!),
      )
      .map(([, text]) => new RegExp(`^${sourceOf(text)}$`, 's')),
  );
  return (texts) => texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

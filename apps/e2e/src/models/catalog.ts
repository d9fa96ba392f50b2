import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const compiled = join(import.meta.dirname, '../../../../libs/messages/src/compiled');

/** A text, or its parts: texts, placeholders, and choices between texts. */
type Message = string | readonly (string | 0 | readonly [string, Record<string, Message>?])[];

/** The product's texts in a language, by area and key. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, Message>>>>;

export const readCatalog = (locale: string): Promise<Catalog> =>
  import(pathToFileURL(join(compiled, `${locale}.gen.ts`)).href) as Promise<Catalog>;

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A placeholder matches any words. */
function sourceOf(message: Message): string {
  if (typeof message === 'string') return literally(message);
  const parts = message.map((part) => {
    if (typeof part === 'string') return literally(part);
    const cases = part === 0 ? undefined : part[1];
    return cases === undefined ? '.+' : `(?:${Object.values(cases).map(sourceOf).join('|')})`;
  });
  return parts.join('');
}

/** Whether a text is distinctive: one that is little more than placeholders is not. */
function isTelling(message: Message): boolean {
  const isWhole = typeof message === 'string';
  const words = sourceOf(message)
    .replaceAll('.+', '')
    .replaceAll(/[^\p{L}]/gu, '');
  return words.length >= (isWhole ? 2 : 8);
}

/** Finds texts that one catalog has in that form and the other catalog translates differently. */
export function saidIn(one: Catalog, other: Catalog): (texts: readonly string[]) => string[] {
  const patterns = Object.entries(one).flatMap(([area, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => isTelling(text) && sourceOf(text) !== sourceOf(other[area]![key]!))
      .map(([, text]) => new RegExp(`^${sourceOf(text)}$`, 's')),
  );
  return (texts) => texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

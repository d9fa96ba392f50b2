import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const compiled = join(import.meta.dirname, '../../../../libs/messages/src/compiled');

/** A text, or its parts: texts, places for values, and choices between texts. */
type Message = string | readonly (string | 0 | readonly [string, Record<string, Message>?])[];

/** What the product itself says in a language, by area and key. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, Message>>>>;

export const readCatalog = (locale: string): Promise<Catalog> =>
  import(pathToFileURL(join(compiled, locale, 'index.gen.ts')).href) as Promise<Catalog>;

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Any words may stand where a text has a place for a value. */
function sourceOf(message: Message): string {
  if (typeof message === 'string') return literally(message);
  const parts = message.map((part) => {
    if (typeof part === 'string') return literally(part);
    const cases = part === 0 ? undefined : part[1];
    return cases === undefined ? '.+' : `(?:${Object.values(cases).map(sourceOf).join('|')})`;
  });
  return parts.join('');
}

/** Whether a text can be told from what others write: one that is little more than places for values cannot. */
function isTelling(message: Message): boolean {
  const isWhole = typeof message === 'string';
  const words = sourceOf(message)
    .replaceAll('.+', '')
    .replaceAll(/[^\p{L}]/gu, '');
  return words.length >= (isWhole ? 2 : 8);
}

/** Finds those of some texts that stand in `one` catalog and are said otherwise in the `other`. */
export function saidIn(one: Catalog, other: Catalog): (texts: readonly string[]) => string[] {
  const patterns = Object.entries(one).flatMap(([area, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => isTelling(text) && sourceOf(text) !== sourceOf(other[area]![key]!))
      .map(([, text]) => new RegExp(`^${sourceOf(text)}$`, 's')),
  );
  return (texts) => texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

import { pluralNumber, type CompiledCatalog, type CompiledMessage } from '../compiled-message.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž';

const accent = (letter: string): string => accented[plain.indexOf(letter)] ?? letter;

/** Typical length of a translation, relative to English. */
const growth = 0.3;

const lengthOf = (message: CompiledMessage): number =>
  typeof message === 'string'
    ? message.length
    : message.reduce<number>((sum, part) => {
        if (part === pluralNumber) return sum;
        if (typeof part === 'string') return sum + part.length;
        return sum + Math.max(0, ...Object.values(part[1] ?? {}).map(lengthOf));
      }, 0);

/** The same message with each text changed; placeholders, numbers and choices stay. */
function withTexts(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  if (typeof message === 'string') return change(message);
  return message.map((part) => {
    if (part === pluralNumber) return part;
    if (typeof part === 'string') return change(part);
    if (part.length === 1) return part;
    const [name, cases, ...rest] = part;
    const changed = Object.entries(cases).map(([key, text]) => [key, withTexts(text, change)]);
    return [name, Object.fromEntries(changed) as typeof cases, ...rest];
  });
}

const wrapMessage = (message: CompiledMessage, before: string, after: string): CompiledMessage =>
  typeof message === 'string' ? `${before}${message}${after}` : [before, ...message, after];

/** How a pseudo-locale changes an English message. */
const converters = {
  /**
   * Texts without accents are not from the catalog, texts without both brackets are truncated, and the length reveals
   * missing space.
   */
  'en-XA': (message: CompiledMessage) =>
    wrapMessage(
      withTexts(message, (text) => text.replaceAll(/[A-Za-z]/g, accent)),
      '⟦',
      `${'·'.repeat(Math.ceil(lengthOf(message) * growth))}⟧`,
    ),
  /** English from right to left, which reveals layouts for one direction only. */
  'ar-XB': (message: CompiledMessage) =>
    withTexts(message, (text) => (text === '' ? text : `\u202e${text}\u202c`)),
} as const;

/** A pseudo-locale for tests, which reveals untranslated texts. */
export type PseudoLocale = keyof typeof converters;

/** Converts an English message to a pseudo-locale. */
export const pseudoMessage = (locale: PseudoLocale, message: CompiledMessage): CompiledMessage =>
  converters[locale](message);

/** Converts the compiled English catalog to a pseudo-locale. */
export const pseudoCatalog = <Catalog extends CompiledCatalog>(
  locale: PseudoLocale,
  english: Catalog,
): Catalog =>
  Object.fromEntries(
    Object.entries(english).map(([area, texts]) => [
      area,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, pseudoMessage(locale, text)]),
      ),
    ]),
  ) as Catalog;

import { pluralNumber, type CompiledCatalog, type CompiledMessage } from '../compiled-message.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž';

const accent = (letter: string): string => accented[plain.indexOf(letter)] ?? letter;

/** Typical length of a translation, relative to English. */
const growth = 0.3;

const lettersIn = (message: CompiledMessage): number =>
  typeof message === 'string'
    ? message.length
    : message.reduce<number>((sum, part) => {
        if (part === pluralNumber) return sum;
        if (typeof part === 'string') return sum + part.length;
        return sum + Math.max(0, ...Object.values(part[1] ?? {}).map(lettersIn));
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

const embrace = (message: CompiledMessage, before: string, after: string): CompiledMessage =>
  typeof message === 'string' ? `${before}${message}${after}` : [before, ...message, after];

/** How a pseudo-locale changes an English message. */
const writers = {
  /**
   * Accents identify texts that are not from the catalog, brackets identify truncated texts, and the length shows
   * missing space.
   */
  'en-XA': (message: CompiledMessage) =>
    embrace(
      withTexts(message, (text) => text.replaceAll(/[A-Za-z]/g, accent)),
      '⟦',
      `${'·'.repeat(Math.ceil(lettersIn(message) * growth))}⟧`,
    ),
  /** English from right to left, which reveals layouts for one direction only. */
  'ar-XB': (message: CompiledMessage) =>
    withTexts(message, (text) => (text === '' ? text : `\u202e${text}\u202c`)),
} as const;

/** A pseudo-locale for tests, which reveals untranslated texts. */
export type PseudoLocale = keyof typeof writers;

/** Converts an English message to a pseudo-locale. */
export const pseudoMessage = (locale: PseudoLocale, message: CompiledMessage): CompiledMessage =>
  writers[locale](message);

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

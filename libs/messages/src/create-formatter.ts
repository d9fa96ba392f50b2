import { pluralNumber, type CompiledChoice, type CompiledMessage } from './compiled-message.ts';
import type { MessageValue } from './placeholders.ts';

/** Values of a text by placeholder. */
export type MessageValues = Readonly<Record<string, MessageValue | undefined>>;

/** A value as text; undefined for values without a text, such as `null`. */
const textOf = (value: unknown): string | undefined =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : undefined;

/**
 * Creates the function that fills in a compiled text. An explicit `=N` takes precedence over the number's category in
 * the locale, and `other` is the fallback (I18N-05). A placeholder without a value stays in the text (I18N-06).
 */
export function createFormatter(
  locale: string,
): (message: CompiledMessage, values: MessageValues) => string {
  const number = new Intl.NumberFormat(locale);
  const rules = {
    plural: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  };

  return (message, values) => {
    const usedCounts = new Map<string, number>();
    /** The next value of a name as text. Inherited properties, such as `constructor`, are ignored. */
    const next = (name: string): string | undefined => {
      const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
      const index = usedCounts.get(name) ?? 0;
      usedCounts.set(name, index + 1);
      return textOf(Array.isArray(value) ? (value as unknown[])[index] : value);
    };

    const fill = (name: string): string => next(name) ?? `{${name}}`;

    const choose = ([name, cases, by, offset = 0]: CompiledChoice): string => {
      const exact = next(name);
      if (exact === undefined) return `{${name}}`;
      const rest = Number(exact) - offset;
      const keys = by === 'select' ? [exact] : [`=${exact}`, rules[by].select(rest)];
      const key = keys.find((key) => Object.hasOwn(cases, key)) ?? 'other';
      return write(cases[key] ?? '', Number.isNaN(rest) ? exact : number.format(rest));
    };

    const write = (text: CompiledMessage, pluralText: string): string => {
      if (typeof text === 'string') return text;
      return text
        .map((part) => {
          if (part === pluralNumber) return pluralText;
          if (typeof part === 'string') return part;
          return part.length === 1 ? fill(part[0]) : choose(part);
        })
        .join('');
    };

    return write(message, '');
  };
}

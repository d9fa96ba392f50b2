import { pluralNumber, type CompiledChoice, type CompiledMessage } from './compiled-message.ts';
import type { MessageValue } from './placeholders.ts';

/** What a text is filled with, by the names of its placeholders. */
export type MessageValues = Readonly<Record<string, MessageValue | undefined>>;

/**
 * Makes the function that fills a compiled text in. Explicit `=N` wins over the number's category in the locale,
 * and `other` takes the rest (I18N-05). A placeholder without a value stays as it is written (I18N-06).
 */
export function createWriter(
  locale: string,
): (message: CompiledMessage, values: MessageValues) => string {
  const number = new Intl.NumberFormat(locale);
  const rules = {
    plural: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  };

  return (message, values) => {
    const taken: Record<string, number> = {};

    const fill = (name: string): string => {
      const value = values[name];
      const place = taken[name] ?? 0;
      taken[name] = place + 1;
      return String((typeof value === 'object' ? value[place] : value) ?? `{${name}}`);
    };

    const choose = ([name, cases, by, offset = 0]: CompiledChoice): string => {
      const value = values[name];
      if (value === undefined) return fill(name);
      const rest = Number(value) - offset;
      const exact = String(value);
      const wanted = by === 'select' ? [exact] : [`=${exact}`, rules[by].select(rest)];
      const key = wanted.find((key) => Object.hasOwn(cases, key)) ?? 'other';
      return write(cases[key] ?? '', number.format(rest));
    };

    const write = (text: CompiledMessage, hash: string): string => {
      if (typeof text === 'string') return text;
      return text
        .map((part) => {
          if (part === pluralNumber) return hash;
          if (typeof part === 'string') return part;
          return part.length === 1 ? fill(part[0]) : choose(part);
        })
        .join('');
    };

    return write(message, '');
  };
}

import type { CompiledCatalog, CompiledMessage, SourceOf } from './compiled-message.ts';
import { createFormatter, type MessageValues } from './create-formatter.ts';
import { exampleValues } from './example-values.ts';
import type { MessageValue, Placeholders } from './placeholders.ts';

/** The keys of a catalog: `area.key`. */
export type MessageKey<Catalog extends CompiledCatalog> = {
  [Area in keyof Catalog & string]: `${Area}.${keyof SourceOf<Catalog[Area]> & string}`;
}[keyof Catalog & string];

/** The text of a key in the catalog. */
export type MessageText<
  Catalog extends CompiledCatalog,
  Key extends string,
> = Key extends `${infer Area}.${infer Name}`
  ? SourceOf<Catalog[Area]> extends Readonly<Record<Name, infer Text extends string>>
    ? Text
    : never
  : never;

type ExampleName = keyof typeof exampleValues;

type Filled<Names extends string> = {
  readonly [Name in Exclude<Names, ExampleName>]: MessageValue;
} & { readonly [Name in Extract<Names, ExampleName>]?: MessageValue };

/** The arguments of a text: none without placeholders, and optional if all are examples. */
export type MessageArguments<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [Placeholders<Text>] extends [ExampleName]
    ? [values?: Filled<Placeholders<Text>>]
    : [values: Filled<Placeholders<Text>>];

/** Returns the text of a key with its placeholders filled in. */
export type Messages<Catalog extends CompiledCatalog> = <Key extends MessageKey<Catalog>>(
  key: Key,
  ...values: MessageArguments<MessageText<Catalog, Key>>
) => string;

/** Reads own properties only, so that inherited ones such as `constructor` are not keys. */
const ownValue = <Value>(from: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(from, name) ? from[name] : undefined;

/**
 * Creates the function that returns texts by key, in one locale. A placeholder without a value stays in the text, and a
 * key without a text is returned itself, so that both are visible and neither breaks a page.
 *
 * @example
 * const text = createMessages('en', { files });
 * text('files.tooLarge', { fileName: 'a.png', maxSize: '20 MB' });
 */
export function createMessages<const Catalog extends CompiledCatalog>(
  locale: string,
  catalog: Catalog,
): Messages<Catalog> {
  const write = createFormatter(locale);
  /** Looked up texts by key: a page has hundreds. Only keys of the catalog are stored, so it is never larger. */
  const messages = new Map<string, CompiledMessage>();

  function findMessage(key: string): CompiledMessage | undefined {
    // A key within an area may contain dots.
    const end = key.indexOf('.');
    const area = ownValue(catalog, key.slice(0, end));
    const message = area && ownValue(area, key.slice(end + 1));
    if (message !== undefined) messages.set(key, message);
    return message;
  }

  return (input: unknown, values?: MessageValues) => {
    const key = String(input);
    const message = messages.get(key) ?? findMessage(key) ?? key;
    return typeof message === 'string' ? message : write(message, { ...exampleValues, ...values });
  };
}

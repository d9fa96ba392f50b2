import type { CompiledCatalogue, SourceOf } from './compiled-message.ts';
import { createWriter, type MessageValues } from './create-writer.ts';
import { exampleValues } from './example-values.ts';
import type { MessageValue, Placeholders } from './placeholders.ts';

/** The keys of a catalogue: `area.key`. */
export type MessageKey<Catalogue extends CompiledCatalogue> = {
  [Area in keyof Catalogue & string]: `${Area}.${keyof SourceOf<Catalogue[Area]> & string}`;
}[keyof Catalogue & string];

/** The text of a key, as the catalogue has it. */
export type MessageText<
  Catalogue extends CompiledCatalogue,
  Key extends string,
> = Key extends `${infer Area}.${infer Name}`
  ? SourceOf<Catalogue[Area]> extends Readonly<Record<Name, infer Text extends string>>
    ? Text
    : never
  : never;

type ExampleName = keyof typeof exampleValues;

type Filled<Names extends string> = {
  readonly [Name in Exclude<Names, ExampleName>]: MessageValue;
} & { readonly [Name in Extract<Names, ExampleName>]?: MessageValue };

/** What a text asks for: nothing without placeholders, and nothing that must be given where all are examples. */
export type MessageArguments<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [Placeholders<Text>] extends [ExampleName]
    ? [values?: Filled<Placeholders<Text>>]
    : [values: Filled<Placeholders<Text>>];

/** Gives the text of a key, filled in. */
export type Messages<Catalogue extends CompiledCatalogue> = <Key extends MessageKey<Catalogue>>(
  key: Key,
  ...values: MessageArguments<MessageText<Catalogue, Key>>
) => string;

/** What an object has itself: nothing is called by what every object has, such as `constructor`. */
const own = <Value>(from: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(from, name) ? from[name] : undefined;

/**
 * Makes the function that gives texts by key, in one locale.
 * A placeholder without a value stays as it is written, and a key without a text is given back, so that both
 * are seen and neither breaks a page.
 *
 * @example
 * const text = createMessages('en', { files });
 * text('files.tooLarge', { fileName: 'a.png', maxSize: '20 MB' });
 */
export function createMessages<const Catalogue extends CompiledCatalogue>(
  locale: string,
  catalogue: Catalogue,
): Messages<Catalogue> {
  const write = createWriter(locale);

  return (given: unknown, values?: MessageValues) => {
    const key = String(given);
    // A key within an area may have dots of its own.
    const end = key.indexOf('.');
    const area = own(catalogue, key.slice(0, end));
    const message = area && own(area, key.slice(end + 1));
    return write(message ?? key, { ...exampleValues, ...values });
  };
}

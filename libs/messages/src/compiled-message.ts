/** A compiled text: a string without placeholders, otherwise its parts in order. */
export type CompiledMessage = string | readonly CompiledPart[];

/** A part: a text, the number of the enclosing plural (`#`), a placeholder, or a choice. */
export type CompiledPart = string | typeof pluralNumber | readonly [name: string] | CompiledChoice;

/** Represents `#`: the number of the enclosing plural. */
export const pluralNumber = 0;

/** A choice by the value `name`. The offset is subtracted from the number before its category is determined. */
export type CompiledChoice = readonly [
  name: string,
  cases: Readonly<Record<string, CompiledMessage>>,
  by: ChoiceKind,
  offset?: number,
];

/** The kind of a choice: the number's category, its ordinal category, or the value itself. */
export type ChoiceKind = 'plural' | 'ordinal' | 'select';

/** The source texts of one area: key → text. */
export type Area = Readonly<Record<string, string>>;

declare const source: unique symbol;

/** A compiled area. Its type contains the source texts, for the compiler only. */
export type CompiledArea<Source extends Area = Area> = {
  readonly [Key in keyof Source]: CompiledMessage;
} & { readonly [source]?: Source };

/** Compiled areas by name: the input of `createMessages`. */
export type CompiledCatalog = Readonly<Record<string, CompiledArea>>;

/** The source texts of a compiled area. */
export type SourceOf<Compiled> = Compiled extends { readonly [source]?: infer Source }
  ? Exclude<Source, undefined>
  : never;

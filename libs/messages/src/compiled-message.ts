/** A text after compilation: itself where nothing is to be filled in, otherwise its parts in order. */
export type CompiledMessage = string | readonly CompiledPart[];

/** One part: a text, the number of the plural around it (`#`), a placeholder, or a choice between texts. */
export type CompiledPart = string | typeof pluralNumber | readonly [name: string] | CompiledChoice;

/** Stands for `#`: the number that a plural was chosen by. */
export const pluralNumber = 0;

/** A choice by the value `name`. The offset is taken off the number before a category is looked up. */
export type CompiledChoice = readonly [
  name: string,
  cases: Readonly<Record<string, CompiledMessage>>,
  by: ChoiceKind,
  offset?: number,
];

/** What a case is looked up by: the number's category, its category as an ordinal, or the value itself. */
export type ChoiceKind = 'plural' | 'ordinal' | 'select';

/** The texts of one area as they are written: key → text. */
export type Area = Readonly<Record<string, string>>;

declare const source: unique symbol;

/** An area after compilation. It remembers, for the compiler alone, the texts it was made from. */
export type CompiledArea<Source extends Area = Area> = {
  readonly [Key in keyof Source]: CompiledMessage;
} & { readonly [source]?: Source };

/** Compiled areas by name: what `createMessages` reads. */
export type CompiledCatalog = Readonly<Record<string, CompiledArea>>;

/** The texts that an area was made from. */
export type SourceOf<Compiled> = Compiled extends { readonly [source]?: infer Source }
  ? Exclude<Source, undefined>
  : never;

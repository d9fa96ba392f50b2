/** A placeholder's value. A list fills repeated placeholders of one name in order: `{host} or {host}`. */
export type MessageValue = string | number | readonly (string | number)[];

type Before<
  Text extends string,
  Mark extends string,
> = Text extends `${infer Start}${Mark}${string}` ? Start : Text;

/** The text of a case, such as `# items`, starts with a brace too: only a single word is a name. */
type NameAt<Text extends string> =
  Before<Before<Before<Text, '}'>, ','>, '{'> extends infer Name extends string
    ? Name extends '' | `${string}${' ' | '#' | '\n'}${string}`
      ? never
      : Name
    : never;

/**
 * The names of a text's placeholders: `Placeholders<'{val} is not one'>` is `'val'`. A unit test ensures that the
 * catalog only uses what this type can parse.
 */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameAt<Rest> | Placeholders<Rest>
  : never;

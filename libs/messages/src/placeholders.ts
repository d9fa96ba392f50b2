/** What is filled into a placeholder. A list fills the places of one name in order: `{host} or {host}`. */
export type MessageValue = string | number | readonly (string | number)[];

type Before<
  Text extends string,
  Mark extends string,
> = Text extends `${infer Start}${Mark}${string}` ? Start : Text;

/** The text of a case, such as `# items`, opens with a brace too: only a word alone is a name. */
type NameAt<Text extends string> =
  Before<Before<Before<Text, '}'>, ','>, '{'> extends infer Name extends string
    ? Name extends '' | `${string}${' ' | '#' | '\n'}${string}`
      ? never
      : Name
    : never;

/**
 * The names of a text's placeholders: `Placeholders<'{val} is not one'>` is `'val'`. A unit test makes sure that the
 * catalog uses only what this type can parse.
 */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameAt<Rest> | Placeholders<Rest>
  : never;

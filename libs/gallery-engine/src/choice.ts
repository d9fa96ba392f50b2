/** Creates a reader of one of the given words; it rejects anything else with `undefined`. */
export function choice<Word extends string>(
  words: readonly Word[],
): (value: unknown) => Word | undefined {
  return (value) => words.find((word) => word === value);
}

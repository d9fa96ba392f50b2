/** Makes a reader of one of the given words; anything else is rejected with `undefined`. */
export function choice<Word extends string>(
  words: readonly Word[],
): (value: unknown) => Word | undefined {
  return (value) => words.find((word) => word === value);
}

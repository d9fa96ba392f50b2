/** A `like` pattern for values that contain the text, whose wildcards are escaped. */
export const containsPattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

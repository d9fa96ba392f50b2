/** A `like` pattern for values that contain the text, whose wildcards are escaped. */
export const partPattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

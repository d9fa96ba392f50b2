/** The pattern of `like` for whatever has this text in it; none of its characters is a wildcard. */
export const partPattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** A stored identifier in sentence case: `top-left` becomes `Top left`. */
export const toSentenceCase = (word: string): string => {
  const spaced = word.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1).toLowerCase();
};

/** A stored identifier in sentence case: `top-left` becomes `Top left`. */
export const toSentenceCase = (identifier: string): string => {
  const spaced = identifier.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1).toLowerCase();
};

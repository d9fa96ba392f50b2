/** A stored word as people read it: `top-left` becomes `Top left`. */
export const readable = (word: string): string => {
  const spaced = word.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1).toLowerCase();
};

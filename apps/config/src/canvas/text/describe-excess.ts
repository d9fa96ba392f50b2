import type { TextExcess } from '@sitewright/contracts/limits';

const written = new Intl.NumberFormat('en');

/** Two nodes of a text make one list level. */
const levelsOf = (depth: number): number => Math.floor(depth / 2);

/** Says which limit a rejected text exceeds. */
export function describeExcess({ limit, most, actual }: TextExcess): string {
  switch (limit) {
    case 'textCharacters':
      return describeLength(most, actual);
    case 'textNodes':
      return `A text can have ${written.format(most)} paragraphs, lines and list items. This would make it ${written.format(actual)}, so nothing was added.`;
    case 'textDepth':
      return `Lists can be nested ${levelsOf(most)} levels deep. This would make it ${levelsOf(actual)}, so nothing was added.`;
  }
}

/** Says that a rejected text is too long. */
export const describeLength = (most: number, actual: number): string =>
  `This text can have ${written.format(most)} characters. This would make it ${written.format(actual)}, so nothing was added.`;

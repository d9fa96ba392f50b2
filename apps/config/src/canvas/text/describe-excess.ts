import type { TextExcess } from '@sitewright/contracts/limits';

const numberFormat = new Intl.NumberFormat('en');

/** A list level consists of two nodes: the list and its item. */
const levelsOf = (depth: number): number => Math.floor(depth / 2);

/** Says which limit a rejected text exceeds. */
export function describeExcess({ limit, max, actual }: TextExcess): string {
  switch (limit) {
    case 'textCharacters':
      return describeLength(max, actual);
    case 'textNodes':
      return `A text can have ${numberFormat.format(max)} paragraphs, lines and list items. This would make it ${numberFormat.format(actual)}, so nothing was added.`;
    case 'textDepth':
      return `Lists can be nested ${levelsOf(max)} levels deep. This would make it ${levelsOf(actual)}, so nothing was added.`;
  }
}

/** Says that a rejected text is too long. */
export const describeLength = (max: number, actual: number): string =>
  `This text can have ${numberFormat.format(max)} characters. This would make it ${numberFormat.format(actual)}, so nothing was added.`;

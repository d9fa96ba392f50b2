import { blockType } from '@sitewright/contracts/codes';
import { fieldStyle } from '../../kit/field/field-style.ts';
import { formStyle } from '../../blocks/form/form-style.ts';
import { itemsStyle } from '../../kit/items/items-style.ts';
import { ratingStyle, reviewsStyle } from '../../kit/reviews/reviews-style.ts';
import { blockOf } from '../schema/block-of.ts';
import { thirdPartyStyle } from '../../kit/third-party/third-party-style.ts';
import { blockStyles } from './styles.gen.ts';

const sharedSheets = {
  calendar: blockStyles[blockType.CALENDAR] ?? '',
  gallery: blockStyles[blockType.GALLERY] ?? '',
  fields: fieldStyle,
  forms: formStyle,
  items: itemsStyle,
  rating: ratingStyle,
  reviews: reviewsStyle,
  thirdParty: thirdPartyStyle,
} as const;

/** The distinct style sheets of block types, shared ones first. */
export function blockStyleSheets(types: Iterable<number>): string[] {
  const distinct = [...new Set(types)].toSorted((a, b) => a - b);
  const names = new Set(distinct.flatMap((type) => blockOf(type)?.sharedStyles ?? []));
  // A block's own style sheet may be one that other blocks share.
  return [
    ...new Set([
      ...[...names].toSorted().map((name) => sharedSheets[name]),
      ...distinct.flatMap((type) => blockStyles[type] ?? []),
    ]),
  ];
}

import { blockType } from '@sitewright/contracts/codes';
import { fieldStyle } from '../field/field-style.ts';
import { formStyle } from '../form/form-style.ts';
import { itemsStyle } from '../items/items-style.ts';
import { blockOf } from '../schema/block-of.ts';
import { thirdPartyStyle } from '../third-party/third-party-style.ts';
import { blockStyles } from './styles.gen.ts';

const shared = {
  calendar: blockStyles[blockType.CALENDAR] ?? '',
  gallery: blockStyles[blockType.GALLERY] ?? '',
  fields: fieldStyle,
  forms: formStyle,
  items: itemsStyle,
  thirdParty: thirdPartyStyle,
} as const;

/** The style sheets that some block types need, each once, those that several share first. */
export function blockStyleSheets(types: Iterable<number>): string[] {
  const distinct = [...new Set(types)].toSorted((one, other) => one - other);
  const names = new Set(distinct.flatMap((type) => blockOf(type)?.sharedStyles ?? []));
  // A block's own style may be one that another shares.
  return [
    ...new Set([
      ...[...names].toSorted().map((name) => shared[name]),
      ...distinct.flatMap((type) => blockStyles[type] ?? []),
    ]),
  ];
}

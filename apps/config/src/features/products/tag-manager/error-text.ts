import type { TagType } from '@sitewright/contracts/codes';
import { maxTagLength } from '@sitewright/contracts/limits';
import { createMessages } from '@sitewright/messages';
import { tags } from '@sitewright/messages/en';
import { productText } from '../../../texts/product-text.ts';
import type { TagError } from './state.ts';

const message = createMessages('en', { tags });

const tooLongKeys = {
  tag: 'products.tagTooLong',
  category: 'products.categoryTooLong',
} as const satisfies Record<TagType, string>;

/** The message about rejected input (TAG-03, TAG-04). */
export function errorText(type: TagType, error: TagError): string {
  const tagType = message(`tags.${type}`);
  switch (error) {
    case 'exists':
      return message('tags.exists', { tagType });
    case 'oneAtATime':
      return message('tags.oneAtATime', { tagType });
    case 'tooLong':
      return productText(tooLongKeys[type], { count: maxTagLength[type] });
  }
}

import type { ItemView } from '@sitewright/contracts/entities';
import { createItemDescription } from '../create-item-description.ts';

/** Description and images of an item in JSON-LD. What is empty is left out: search engines report an empty value as an error. */
export function createDescriptionData(item: ItemView, baseUrl: string): object {
  const description = createItemDescription(item);
  return {
    ...(description === '' ? {} : { description }),
    ...(item.images.length === 0
      ? {}
      : { image: item.images.map(({ url }) => `${baseUrl}${url}`) }),
  };
}

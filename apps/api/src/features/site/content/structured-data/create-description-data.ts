import type { ItemView } from '@sitewright/contracts/entities';
import { createItemDescription } from '../create-item-description.ts';

/**
 * Creates the description and images of an item in JSON-LD. Search engines report empty values as errors, so they are
 * omitted.
 */
export function createDescriptionData(item: ItemView, baseUrl: string): object {
  const description = createItemDescription(item);
  return {
    ...(description === '' ? {} : { description }),
    ...(item.images.length === 0
      ? {}
      : { image: item.images.map(({ url }) => `${baseUrl}${url}`) }),
  };
}

import type { ItemView } from '@sitewright/contracts/entities';

/** Description and images of an item in JSON-LD. What is empty is left out: search engines report an empty value as an error. */
export const describedBy = ({ excerpt, images }: ItemView, baseUrl: string): object => ({
  ...(excerpt.trim() === '' ? {} : { description: excerpt }),
  ...(images.length === 0 ? {} : { image: images.map(({ url }) => `${baseUrl}${url}`) }),
});

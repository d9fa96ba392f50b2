import { collectionType } from '@sitewright/contracts/codes';

/** What can be added under Pages: a plain page, or a collection with its page. */
export const pageKindChoices = [
  { value: 'page', label: 'Page', collectionType: undefined },
  { value: 'cover', label: 'Cover page', collectionType: undefined },
  { value: 'products', label: 'Shop', collectionType: collectionType.PRODUCTS },
  { value: 'blog', label: 'Blog', collectionType: collectionType.BLOG },
  { value: 'events', label: 'Events', collectionType: collectionType.EVENTS },
  { value: 'portfolio', label: 'Portfolio', collectionType: collectionType.PORTFOLIO },
] as const;

export type PageKindChoice = (typeof pageKindChoices)[number]['value'];

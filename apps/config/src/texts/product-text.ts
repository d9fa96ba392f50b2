import { createMessages } from '@sitewright/messages';
import { products } from '@sitewright/messages/en';

/** Formats a text of the screens of products. */
export const productText = createMessages('en', { products });

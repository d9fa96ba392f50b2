import { createMessages } from '@sitewright/messages';
import { orders } from '@sitewright/messages/en';

/** Formats a text of the screens of orders. */
export const orderText = createMessages('en', { orders });

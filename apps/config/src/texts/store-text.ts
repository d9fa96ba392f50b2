import { createMessages } from '@sitewright/messages';
import { store } from '@sitewright/messages/en';

/** Formats a text of the screens of a store’s settings. */
export const storeText = createMessages('en', { store });

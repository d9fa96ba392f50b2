import { connection, dialogs, lightbox, session } from '@sitewright/messages/ar';

export const words = { connection, dialogs, lightbox, session };

import { connection, dialogs, lightbox, session } from '@sitewright/messages/fr';

export const words = { connection, dialogs, lightbox, session };

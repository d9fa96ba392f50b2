import { connection, dialogs, lightbox, session } from '@sitewright/messages/es';

export const words = { connection, dialogs, lightbox, session };

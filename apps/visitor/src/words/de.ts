import { connection, dialogs, lightbox, session } from '@sitewright/messages/de';

export const words = { connection, dialogs, lightbox, session };

import { connection, dialogs, lightbox, session } from '@sitewright/messages/ja';

export const words = { connection, dialogs, lightbox, session };

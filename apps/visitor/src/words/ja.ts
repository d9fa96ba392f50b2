import { connection, dialogs, lightbox, overlays, session } from '@sitewright/messages/ja';

export const words = { connection, dialogs, lightbox, overlays, session };

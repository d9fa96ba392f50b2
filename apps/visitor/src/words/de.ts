import { connection, dialogs, lightbox, overlays, session } from '@sitewright/messages/de';

export const words = { connection, dialogs, lightbox, overlays, session };

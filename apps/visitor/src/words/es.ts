import { connection, dialogs, lightbox, overlays, session } from '@sitewright/messages/es';

export const words = { connection, dialogs, lightbox, overlays, session };

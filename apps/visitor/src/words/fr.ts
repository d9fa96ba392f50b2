import { connection, dialogs, lightbox, overlays, session } from '@sitewright/messages/fr';

export const words = { connection, dialogs, lightbox, overlays, session };

import { connection, dialogs, lightbox, maps, overlays, session } from '@sitewright/messages/es';

export const words = { connection, dialogs, lightbox, maps, overlays, session };

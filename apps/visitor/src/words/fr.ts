import { connection, dialogs, lightbox, maps, overlays, session } from '@sitewright/messages/fr';

export const words = { connection, dialogs, lightbox, maps, overlays, session };

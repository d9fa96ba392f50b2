import { connection, dialogs, lightbox, maps, overlays, session } from '@sitewright/messages/en';

export const words = { connection, dialogs, lightbox, maps, overlays, session };

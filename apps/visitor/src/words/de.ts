import { connection, dialogs, lightbox, maps, overlays, session } from '@sitewright/messages/de';

export const words = { connection, dialogs, lightbox, maps, overlays, session };

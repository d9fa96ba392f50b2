import { connection, dialogs, lightbox, overlays, session } from '@sitewright/messages/en';

export const words = { connection, dialogs, lightbox, overlays, session };

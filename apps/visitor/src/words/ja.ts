import { connection, dialogs, lightbox, maps, overlays, session } from '@sitewright/messages/ja';

export const words = { connection, dialogs, lightbox, maps, overlays, session };

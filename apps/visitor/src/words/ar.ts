import { connection, dialogs, lightbox, maps, overlays, session } from '@sitewright/messages/ar';

export const words = { connection, dialogs, lightbox, maps, overlays, session };

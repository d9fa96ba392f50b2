import { connection, dialogs, lightbox, overlays, session } from '@sitewright/messages/ar';

export const words = { connection, dialogs, lightbox, overlays, session };

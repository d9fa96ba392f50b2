import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/fr';

export const words = { connection, cookies, dialogs, lightbox, maps, overlays, session };

import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/es';

export const words = { connection, cookies, dialogs, lightbox, maps, overlays, session };

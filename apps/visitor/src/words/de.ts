import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/de';

export const words = { connection, cookies, dialogs, lightbox, maps, overlays, session };

import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/en';

export const words = { connection, cookies, dialogs, lightbox, maps, overlays, session };

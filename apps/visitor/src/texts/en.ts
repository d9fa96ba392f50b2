import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/en';

export const texts = { connection, cookies, dialogs, lightbox, maps, overlays, session };

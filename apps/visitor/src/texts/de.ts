import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/de';

export const texts = { connection, cookies, dialogs, lightbox, maps, overlays, session };

import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/es';

export const texts = { connection, cookies, dialogs, lightbox, maps, overlays, session };

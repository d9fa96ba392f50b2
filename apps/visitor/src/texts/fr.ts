import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/fr';

export const texts = { connection, cookies, dialogs, lightbox, maps, overlays, session };

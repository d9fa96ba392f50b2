import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/ja';

export const texts = { connection, cookies, dialogs, lightbox, maps, overlays, session };

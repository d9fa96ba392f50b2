import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/ja';

export const words = { connection, cookies, dialogs, lightbox, maps, overlays, session };

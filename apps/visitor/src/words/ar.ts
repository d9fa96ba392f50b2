import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/ar';

export const words = { connection, cookies, dialogs, lightbox, maps, overlays, session };

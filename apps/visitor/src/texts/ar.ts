import {
  connection,
  cookies,
  dialogs,
  lightbox,
  maps,
  overlays,
  session,
} from '@sitewright/messages/ar';

export const texts = { connection, cookies, dialogs, lightbox, maps, overlays, session };

import { readQueryFlags } from '@sitewright/contracts/links';
import { cleanupLater } from '../page/cleanup-later.ts';
import type { PagePart } from '../page/page.ts';

/** Confirms the logout on the page that it leads to. */
export const showLogoutNotice: PagePart = (page) =>
  readQueryFlags(page.window.location.search).loggedOut
    ? cleanupLater(
        import('../dialogs/page-dialogs.ts').then(({ openPageLogoutDialog }) =>
          openPageLogoutDialog(page),
        ),
      )
    : undefined;

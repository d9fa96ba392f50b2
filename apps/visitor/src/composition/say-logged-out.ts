import { readQueryFlags } from '@sitewright/contracts/links';
import { endingLater } from './ending-later.ts';
import type { PagePart } from './page.ts';

/** Tells who comes from a logout that it worked. */
export const sayLoggedOut: PagePart = (page) =>
  readQueryFlags(page.window.location.search).loggedOut
    ? endingLater(
        import('../dialogs/page-dialogs.ts').then(({ openLogoutDialogOf }) =>
          openLogoutDialogOf(page),
        ),
      )
    : undefined;

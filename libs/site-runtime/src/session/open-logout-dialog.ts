import { queryFlagNames } from '@sitewright/contracts/links';
import { openDialog, type Dialog, type DialogHost, type DialogLabels } from '@sitewright/ui/dialog';

/** Texts of the dialog after a logout. */
export interface LogoutTexts {
  readonly title: string;
  readonly message: string;
  readonly labels: Partial<DialogLabels>;
}

/**
 * Confirms the logout on the next page. When it is closed, it is removed from the URL, so that a reload does not
 * show it again.
 */
export function openLogoutDialog(
  { title, message, labels }: LogoutTexts,
  host: DialogHost,
): Dialog {
  const { location, history } = host.window;

  function removeFlag(): void {
    const address = new URL(location.href);
    address.searchParams.delete(queryFlagNames.loggedOut);
    history.replaceState(history.state, '', address);
  }

  return openDialog(
    {
      style: 'information',
      title,
      message,
      labels,
      onEvent: (event) => event !== 'show' && removeFlag(),
    },
    host,
  );
}

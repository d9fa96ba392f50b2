import { queryFlagNames } from '@sitewright/contracts/links';
import { openDialog, type Dialog, type DialogHost, type DialogLabels } from '@sitewright/ui/dialog';

/** What the dialog after a logout says. */
export interface LogoutTexts {
  readonly title: string;
  readonly message: string;
  readonly labels: Partial<DialogLabels>;
}

/**
 * Tells that the logout worked, on the page that it led to. Once the dialog is closed the address asks for it no more, so
 * that a reload does not show it again.
 */
export function openLogoutDialog(
  { title, message, labels }: LogoutTexts,
  host: DialogHost,
): Dialog {
  const { location, history } = host.window;

  function forget(): void {
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
      onEvent: (event) => event !== 'show' && forget(),
    },
    host,
  );
}

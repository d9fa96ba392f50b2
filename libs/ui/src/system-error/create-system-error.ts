import { openDialog, type DialogHost } from '../dialog/dom/open-dialog.ts';
import { systemErrorLabels, type SystemErrorLabels } from './options.ts';

/** What the overlay is shown in, and what it can do about the error. */
export interface SystemErrorHost extends DialogHost {
  /** Reloads the page, as `() => location.reload()` does. */
  readonly reload: () => void;
  /** Default: English. */
  readonly labels?: Partial<SystemErrorLabels> | undefined;
}

/** The overlay that says that something went wrong. */
export interface SystemError {
  /** Shows it; errors that come while it is shown change nothing. */
  readonly show: () => void;
}

/**
 * Makes the overlay for errors that nothing on the page can answer. Its buttons reload the page, or take the
 * overlay away and leave the page as it is; so do Escape and a press beside it. Needs the dialog's style sheet.
 */
export function createSystemError({ reload, labels, ...host }: SystemErrorHost): SystemError {
  const words = { ...systemErrorLabels, ...labels };
  let isShown = false;
  return {
    show: () => {
      if (isShown) return;
      isShown = true;
      openDialog(
        {
          style: 'confirm-or-cancel',
          title: words.title,
          labels: { confirm: words.reload, cancel: words.clear },
          onEvent: (event) => {
            if (event === 'confirm') reload();
            if (event === 'hide') isShown = false;
          },
        },
        host,
      );
    },
  };
}

import { openDialog, type DialogHost } from '../dialog/dom/open-dialog.ts';
import { systemErrorLabels, type SystemErrorLabels } from './options.ts';

/** The environment of the overlay. */
export interface SystemErrorHost extends DialogHost {
  /** Reloads the page, such as `() => location.reload()`. */
  readonly reload: () => void;
  /** Default: English. */
  readonly labels?: Partial<SystemErrorLabels> | undefined;
}

/** The overlay for unexpected errors. */
export interface SystemError {
  /** Shows it; further errors while it is shown have no effect. */
  readonly show: () => void;
}

/**
 * Creates the overlay for errors that the page cannot handle. Its buttons reload the page, or close the overlay; so do
 * Escape and a click beside it. Requires the dialog's style sheet.
 */
export function createSystemError({ reload, labels, ...host }: SystemErrorHost): SystemError {
  const texts = { ...systemErrorLabels, ...labels };
  let isShown = false;
  return {
    show: () => {
      if (isShown) return;
      isShown = true;
      openDialog(
        {
          style: 'confirm-or-cancel',
          title: texts.title,
          labels: { confirm: texts.reload, cancel: texts.clear },
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

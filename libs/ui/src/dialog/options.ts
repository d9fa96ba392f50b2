import type { DialogAnswer, DialogStyle } from './dialog-style.ts';

/** Events of a dialog: it is shown, answered at most once, and hidden. */
export type DialogEvent = DialogAnswer | 'show' | 'hide';

/** Content of a dialog. */
export interface DialogOptions {
  readonly style: DialogStyle;
  readonly title: string;
  /** The text below its title. Default: none. */
  readonly message?: string | undefined;
  /** Labels of the buttons. Default: English. */
  readonly labels?: Partial<DialogLabels> | undefined;
  /** Called with each event. Default: none. */
  readonly onEvent?: ((event: DialogEvent) => void) | undefined;
}

/** Labels of a dialog's buttons, and of the close button in its corner. */
export type DialogLabels = Readonly<Record<DialogAnswer | 'close', string>>;

/** Default labels. */
export const dialogLabels: DialogLabels = {
  close: 'Close',
  confirm: 'OK',
  reject: 'No',
  cancel: 'Cancel',
};

/** Time after which a hidden dialog is removed even if its animation has not reported its end. */
export const longestHideMs = 600;

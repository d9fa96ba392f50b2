import type { DialogAnswer, DialogStyle } from './dialog-style.ts';

/** What happens to a dialog: it is shown, answered once at most, and hidden. */
export type DialogEvent = DialogAnswer | 'show' | 'hide';

/** What a dialog says and asks. */
export interface DialogOptions {
  readonly style: DialogStyle;
  readonly title: string;
  /** What it says below its title. Default: nothing. */
  readonly message?: string | undefined;
  /** Words of the buttons. Default: English. */
  readonly labels?: Partial<DialogLabels> | undefined;
  /** Told what happens to it. Default: nobody. */
  readonly onEvent?: ((event: DialogEvent) => void) | undefined;
}

/** The words of a dialog's buttons, and of the sign in the corner of one that only tells. */
export type DialogLabels = Readonly<Record<DialogAnswer | 'close', string>>;

/** Words that nobody set. */
export const dialogLabels: DialogLabels = {
  close: 'Close',
  confirm: 'OK',
  reject: 'No',
  cancel: 'Cancel',
};

/** Time after which a dialog is gone although nobody said that it had faded. */
export const longestHideMs = 600;

/** The answer that a dialog's button gives. */
export type DialogAnswer = 'confirm' | 'reject' | 'cancel';

/** The buttons of each dialog style, the least destructive one first: it gets the focus. */
export const dialogButtons = {
  /** A message with one button. */
  alert: ['confirm'],
  /** A message with only a close button in its corner. */
  information: [],
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const satisfies Readonly<Record<string, readonly DialogAnswer[]>>;

/** The style of a dialog, which determines its buttons. */
export type DialogStyle = keyof typeof dialogButtons;

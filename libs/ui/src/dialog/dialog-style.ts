/** What a press of a dialog's button says. */
export type DialogAnswer = 'confirm' | 'reject' | 'cancel';

/** The buttons of each style of a dialog, the least final one first: it gets the focus. */
export const dialogButtons = {
  /** A message with one button. */
  alert: ['confirm'],
  /** A message without an answer. A button in its corner closes it. */
  information: [],
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const satisfies Readonly<Record<string, readonly DialogAnswer[]>>;

/** How a dialog asks, or that it only tells. */
export type DialogStyle = keyof typeof dialogButtons;

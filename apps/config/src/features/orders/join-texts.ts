import { orderText } from '../../texts/order-text.ts';

/** Texts as one line, with the comma of the language: `€4.00 outside the store, €2.00 to gift cards`. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : texts.reduce((first, second) => orderText('orders.joined', { first, second }));

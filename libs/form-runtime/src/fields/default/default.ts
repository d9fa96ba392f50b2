/** The fallback: one line of text. */
export { text as fallback } from '../text/text.ts';

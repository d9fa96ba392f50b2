import { oneLine } from '../one-line.ts';

/** One line of text (FORM-12). */
export const text = oneLine();

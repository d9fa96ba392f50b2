import { oneLine } from '../one-line.ts';

/** One line of text. */
export const text = oneLine();

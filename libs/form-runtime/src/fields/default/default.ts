import { oneLine } from '../one-line.ts';

/** The fallback: one line of text. */
export const fallback = oneLine();

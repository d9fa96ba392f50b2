import { oneLine } from '../one-line.ts';

/** The fallback: one line of text (FORM-20). */
export const fallback = oneLine();

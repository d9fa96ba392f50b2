import { oneLine } from '../one-line.ts';

/** A masked line, sent as it was typed (FORM-18). */
export const password = oneLine({ toPayload: (value) => value });

import { oneLine } from '../one-line.ts';

/** A masked line, sent as it was typed. */
export const password = oneLine({ toPayload: (value) => value });

import { oneLine } from '../one-line.ts';

/** A masked line, sent as typed. */
export const password = oneLine({ toPayload: (value) => value });

import { oneLine, toLine } from '../one-line.ts';

/** A handle, typed with or without the leading @ and sent without it. */
export const twitter = oneLine({ toPayload: (value) => toLine(value).replace(/^@\s*/, '') });

import { oneLine } from '../one-line.ts';

/** A heading among the fields; it collects nothing. */
export const section = oneLine({ controls: () => [] });

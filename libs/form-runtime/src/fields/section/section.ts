import { oneLine } from '../one-line.ts';

/** A heading among the fields, without a value. */
export const section = oneLine({ controls: () => [] });

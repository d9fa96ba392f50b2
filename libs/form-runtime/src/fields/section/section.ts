import { oneLine } from '../one-line.ts';

/** A heading among the fields; it collects nothing (FORM-19). */
export const section = oneLine({ controls: () => [] });

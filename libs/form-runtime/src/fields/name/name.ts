import { withParts } from '../parts.ts';

/** A person's name. */
export const name = withParts(['First', 'Last']);

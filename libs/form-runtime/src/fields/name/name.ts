import { withParts } from '../parts.ts';

/** A person's name (FORM-02). */
export const name = withParts(['First', 'Last']);

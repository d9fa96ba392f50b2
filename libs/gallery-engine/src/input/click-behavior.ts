import { choice } from '../choice.ts';

/** What a click on a slide does; `half` goes back on its first half and on at its second. */
export const clickBehaviors = ['next', 'previous', 'half', 'none'] as const;
/** What a click on a slide does. */
export type ClickBehavior = (typeof clickBehaviors)[number];

/** Reads a click behavior; anything else is rejected with `undefined`. */
export const parseClickBehavior = choice(clickBehaviors);

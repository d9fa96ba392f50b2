import { choice } from '../choice.ts';

/** The action of a click on a slide; `half` goes back on its first half and on at its second. */
export const clickBehaviors = ['next', 'previous', 'half', 'none'] as const;
/** The action of a click on a slide. */
export type ClickBehavior = (typeof clickBehaviors)[number];

/** Reads a click behavior; anything else is rejected with `undefined`. */
export const parseClickBehavior = choice(clickBehaviors);

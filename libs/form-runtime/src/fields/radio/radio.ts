import { oneChoice } from '../choices.ts';

/** Options of which one is chosen, all in view. */
export const radio = oneChoice;

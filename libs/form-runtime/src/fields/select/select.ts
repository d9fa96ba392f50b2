import { oneChoice } from '../choices.ts';

/** Options of which one is chosen, in a list that opens. */
export const select = oneChoice;

import { oneChoice } from '../choices.ts';

/** Options of which one is chosen, in a list that opens (FORM-10). */
export const select = oneChoice();

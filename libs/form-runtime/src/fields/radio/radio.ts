import { oneChoice } from '../choices.ts';

/** Options of which one is chosen, all in view (FORM-09). */
export const radio = oneChoice();

/** Options of which one is chosen, in a list that opens. */
export { oneChoice as select } from '../choices.ts';

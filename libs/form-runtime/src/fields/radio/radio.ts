/** Options of which one is chosen, all in view. */
export { oneChoice as radio } from '../choices.ts';

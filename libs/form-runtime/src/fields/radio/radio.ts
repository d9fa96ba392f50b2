/** A single choice as radio buttons. */
export { oneChoice as radio } from '../choices.ts';

/** A single choice as a drop-down list. */
export { oneChoice as select } from '../choices.ts';

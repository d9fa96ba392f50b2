export { blockNeedsOf, documentNeeds } from './needs-of.ts';

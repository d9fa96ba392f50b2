export type { Breach, Invariant } from './invariant.ts';
export { verifyInvariants, type InvariantReport } from './verify-invariants.ts';

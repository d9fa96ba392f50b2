export type { Breach, Invariant } from './invariant.ts';
export { invariants, verifyInvariants, type InvariantReport } from './verify-invariants.ts';

import type { RawBuilder } from 'kysely';

/** A violation of a rule: the row and what is wrong with it. */
export interface Breach {
  readonly subject: string;
  readonly detail: string;
}

/** Something that is true of every website between any two transactions, whatever was killed or interrupted. */
export interface Invariant {
  readonly name: string;
  /** The rule, as a sentence. */
  readonly rule: string;
  /** Returns the violations in the transaction's website. */
  readonly breaches: RawBuilder<Breach>;
}

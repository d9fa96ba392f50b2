import type { RawBuilder } from 'kysely';

/** Rows that break a rule, as they are reported: what it is about and what is wrong with it. */
export interface Breach {
  readonly subject: string;
  readonly detail: string;
}

/** Something that is true of every website at any moment between two transactions, whatever was killed or cut. */
export interface Invariant {
  readonly name: string;
  /** What holds, as a sentence. */
  readonly rule: string;
  /** Answers the rows for which it does not hold, of the transaction's website alone. */
  readonly breaches: RawBuilder<Breach>;
}

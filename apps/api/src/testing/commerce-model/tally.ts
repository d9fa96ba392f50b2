import type { Books } from './read-books.ts';
import type { Step } from './steps.ts';

/** What a run has done and reached so far, to see that it is about more than refusals. */
export interface Tally {
  readonly executed: number;
  add(steps: readonly Step[]): void;
  /** Counts what became of the orders of a shop. */
  addOutcomes(books: Books): void;
  format(): string;
}

export function createTally(): Tally {
  let executed = 0;
  const steps = new Map<string, number>();
  const outcomes = new Map<string, number>();
  const increase = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const list = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  return {
    get executed() {
      return executed;
    },
    add(added) {
      executed += added.length;
      for (const { kind } of added) increase(steps, kind);
    },
    addOutcomes({ orders }) {
      for (const order of orders) {
        increase(outcomes, order.paymentState);
        if (order.state !== 'pending') increase(outcomes, order.state);
        if (order.giftCardCents > 0) increase(outcomes, 'with a gift card');
        if (order.discountCents > 100) increase(outcomes, 'with a code');
        for (const { state } of order.refunds) increase(outcomes, `refund ${state}`);
      }
    },
    format: () => `Steps: ${list(steps)}\nOrders: ${list(outcomes)}`,
  };
}

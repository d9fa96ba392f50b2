import type { TraceStep } from './trace.ts';
import type { RandomStore } from './random-store.fixture.ts';

type Parts = Readonly<Record<string, number>>;

/** `amount × numerator ÷ denominator`, half up, without a floating-point number in between. */
const halfUp = (amount: number, numerator: bigint, denominator: bigint): number =>
  Number((2n * BigInt(amount) * numerator + denominator) / (2n * denominator));

/** A rate in thousandths of a percent. */
const thousandths = (percent: number): bigint => BigInt(Math.round(percent * 1000));
const whole = 100_000n;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + each, 0);
const sumBy = (amounts: Parts, ids: readonly string[]): number =>
  sum(ids.map((id) => amounts[id] ?? 0));

/**
 * Computes the amount of each step of a trace again, from the settings of the store and the earlier steps, with exact
 * fractions and none of the code under test. It knows from a step only what it is about.
 */
export function recomputeTrace(
  store: RandomStore,
  trace: readonly TraceStep[],
  shippingCents: number,
): number[] {
  const { lines, discounts, taxIncluded, taxesShipping, giftCards } = store;
  const net: Record<string, number> = {};
  let shipping = 0;
  let due = 0;
  const taxedIds = (classes: readonly string[]) =>
    lines
      .filter(({ kind, taxClass }) => kind !== 'giftCard' && classes.includes(taxClass ?? ''))
      .map(({ id }) => id);
  const taxSteps = trace.filter(({ rule }) => rule === 'tax' || rule === 'taxIncluded');
  const rules = applicableRules(store);
  const hasReduced = rules.some(({ taxClass }) => taxClass === 'reduced');

  const discountOf = (step: TraceStep): number => {
    const discount = discounts.find(({ id }) => id === step.discountId)!;
    const { effect, target } = discount;
    const ids = lines
      .filter(({ kind, productId, categories = [] }) => {
        if (kind === 'giftCard') return false;
        if (target.kind === 'products') return target.productIds.includes(productId);
        if (target.kind === 'categories')
          return target.categories.some((category) => categories.includes(category));
        return true;
      })
      .map(({ id }) => id);
    const base = sumBy(net, ids);
    if (effect.kind === 'percentage') return -halfUp(base, thousandths(effect.percent), whole);
    return effect.kind === 'fixed' ? -Math.min(base, effect.amountCents) : 0;
  };

  const taxOf = (step: TraceStep): number => {
    const rule = rules[taxSteps.indexOf(step)]!;
    const isReduced = rule.taxClass === 'reduced';
    const classes = isReduced ? ['reduced'] : hasReduced ? ['standard'] : ['standard', 'reduced'];
    const base = sumBy(net, taxedIds(classes)) + (taxesShipping && !isReduced ? shipping : 0);
    const together = rules.filter(({ taxClass }) => (taxClass === 'reduced') === isReduced);
    const rates = together.reduce((total, { ratePercent }) => total + thousandths(ratePercent), 0n);
    return halfUp(base, thousandths(rule.ratePercent), taxIncluded ? whole + rates : whole);
  };

  const giftCardsLeft = giftCards.filter(({ balanceCents }) => balanceCents > 0);
  return trace.map((step) => {
    switch (step.rule) {
      case 'lines':
        for (const { id, unitPriceCents, quantity } of lines) net[id] = unitPriceCents * quantity;
        due = sum(Object.values(net));
        return due;
      case 'lineDiscount':
      case 'orderDiscount': {
        const amount = discountOf(step);
        for (const [id, part] of Object.entries(step.lines ?? {})) net[id] = (net[id] ?? 0) + part;
        due += amount;
        return amount;
      }
      case 'shipping':
        shipping = shippingCents;
        due += shippingCents;
        return shippingCents;
      case 'shippingDiscount':
        shipping = 0;
        due -= shippingCents;
        return -shippingCents;
      case 'tax':
      case 'taxIncluded': {
        const amount = taxOf(step);
        if (step.rule === 'tax') due += amount;
        return amount;
      }
      case 'giftCard': {
        const paid = Math.min(due, giftCardsLeft.shift()?.balanceCents ?? 0);
        due -= paid;
        return -paid;
      }
      case 'reverseCharge':
      case 'shippingReverseCharge':
        throw new Error('Nobody in these stores is exempt.');
    }
  });
}

/** The rules of the buyer's place: the standard ones first, then those of reduced products. */
function applicableRules({ taxRules, place }: RandomStore) {
  const digits = Number(place.zip.slice(0, 5));
  const matches = (zip: string) => {
    const [from, to] = zip.split('-').map(Number);
    return to === undefined ? place.zip.startsWith(zip) : digits >= (from ?? 0) && digits <= to;
  };
  const found = taxRules.filter(
    ({ country, state, zip }) =>
      country === place.country &&
      (state === undefined || state === place.state) &&
      (zip === undefined || matches(zip)),
  );
  return [
    ...found.filter(({ taxClass }) => taxClass !== 'reduced'),
    ...found.filter(({ taxClass }) => taxClass === 'reduced'),
  ];
}

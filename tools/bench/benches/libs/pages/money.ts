import { add, allocate, compileFormat, format, formatTemplateOf, Money } from '@sitewright/money';
import currency from 'currency.js';
import { add as addDinero, allocate as allocateDinero, dinero, toSnapshot } from 'dinero.js';
import { alternate, type Job } from '../alternate.ts';

const count = 512;
const cents = Array.from({ length: count }, (_, index) => (index * 7919 * 31) % 2_500_000);
const euros = cents.map((amount) => Money.fromCents(amount, 'EUR'));
const values = cents.map((amount) => amount / 100);
const dineros = cents.map((amount) =>
  dinero({ amount, currency: { code: 'EUR', base: 10, exponent: 2 } }),
);
const currencies = values.map((value) => currency(value));
const weights = [1, 1, 1];

/** Processes the amounts in a loop. Stores each result, so that the compiler cannot optimize the work away. */
function job<Subject>(subjects: readonly Subject[], act: (subject: Subject) => unknown): Job {
  const results: unknown[] = Array.from({ length: count });
  return {
    run: (times) => {
      for (let index = 0; index < times; index++) {
        const position = index % count;
        results[position] = act(subjects[position] as Subject);
      }
      return results[0] === undefined ? Number.NaN : times;
    },
  };
}

/** Ensures that both libraries have the same results. */
function expectSame(ours: unknown, peer: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(peer))
    throw new Error(`${JSON.stringify(ours)} is not ${JSON.stringify(peer)}.`);
}

/** Prices of up to 999.99 have no digit grouping; most sums have. */
const ranges = {
  price: (amount: number) => amount % 100_000,
  sum: (amount: number) => amount,
} as const;

async function timeFormats(locale: string, range: keyof typeof ranges, rounds: number) {
  const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const formatCompiled = compileFormat(formatTemplateOf('EUR', locale));
  const options = { locale };
  const amounts = cents.map((amount) => Money.fromCents(ranges[range](amount), 'EUR'));
  const floats = amounts.map(({ value }) => value);
  expectSame(
    amounts.map((money) => [format(money, options), formatCompiled(money)]),
    floats.map((value) => [intl.format(value), intl.format(value)]),
  );
  const times = await alternate(
    {
      format: job(amounts, (money) => format(money, options)),
      compiled: job(amounts, (money) => formatCompiled(money)),
      intl: job(floats, (value) => intl.format(value)),
    },
    { rounds },
  );
  return { what: `${range}, ${locale}`, ...times };
}

/** Nanoseconds of operations that shops perform with amounts. */
export async function measure(rounds: number) {
  const [first, [dineroFirst]] = [euros[1], [dineros[1]]] as const;
  if (!first || !dineroFirst) throw new Error('There are no amounts.');
  expectSame(
    allocate(first, weights).map((part) => part.toCents()),
    allocateDinero(dineroFirst, weights).map((part) => toSnapshot(part).amount),
  );
  const formats = [
    await timeFormats('en-US', 'price', rounds),
    await timeFormats('en-US', 'sum', rounds),
    await timeFormats('de-DE', 'price', rounds),
    await timeFormats('de-DE', 'sum', rounds),
  ];
  const sums = await alternate(
    {
      ours: job(euros, (money) => add(money, first)),
      dinero: job(dineros, (money) => addDinero(money, dineroFirst)),
      currency: job(currencies, (money) => money.add(first.value)),
    },
    { rounds },
  );
  const shares = await alternate(
    {
      ours: job(euros, (money) => allocate(money, weights)),
      dinero: job(dineros, (money) => allocateDinero(money, weights)),
    },
    { rounds },
  );
  return { formats, sums, shares };
}

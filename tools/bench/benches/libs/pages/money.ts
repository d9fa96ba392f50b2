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

/** Runs through the amounts. Each result is put down in memory, because what nobody keeps need not be made. */
function job<Subject>(subjects: readonly Subject[], act: (subject: Subject) => unknown): Job {
  const results: unknown[] = Array.from({ length: count });
  return {
    run: (times) => {
      for (let index = 0; index < times; index++) {
        const place = index % count;
        results[place] = act(subjects[place] as Subject);
      }
      return results[0] === undefined ? Number.NaN : times;
    },
  };
}

/** Makes sure that the same is compared. */
function expectSame(ours: unknown, peer: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(peer))
    throw new Error(`${JSON.stringify(ours)} is not ${JSON.stringify(peer)}.`);
}

/** A price of up to 999.99 has nothing to group, a sum has. */
const ranges = {
  price: (amount: number) => amount % 100_000,
  sum: (amount: number) => amount,
} as const;

async function timeFormats(locale: string, range: keyof typeof ranges, rounds: number) {
  const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const write = compileFormat(formatTemplateOf('EUR', locale));
  const options = { locale };
  const amounts = cents.map((amount) => Money.fromCents(ranges[range](amount), 'EUR'));
  const floats = amounts.map(({ value }) => value);
  expectSame(
    amounts.map((money) => [format(money, options), write(money)]),
    floats.map((value) => [intl.format(value), intl.format(value)]),
  );
  const times = await alternate(
    {
      format: job(amounts, (money) => format(money, options)),
      compiled: job(amounts, (money) => write(money)),
      intl: job(floats, (value) => intl.format(value)),
    },
    { rounds },
  );
  return { what: `${range}, ${locale}`, ...times };
}

/** Nanoseconds of what shops do with amounts. */
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

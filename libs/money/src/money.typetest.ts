import { allocate } from './allocate.ts';
import { add, multiply, subtract, type CurrenciesDiffer } from './arithmetic.ts';
import { compare, max, min, sum, type Order } from './compare/index.ts';
import type { CurrencyCode } from './currencies.ts';
import { formatTemplateOf } from './format-template.ts';
import { compileFormat } from './format.ts';
import { Money } from './money.ts';

const dollars = new Money(5, 'USD');
const euros = new Money(5, 'EUR');
const anything: Money = dollars;

// One known currency: the sum is an amount, without a check.
add(dollars, dollars) satisfies Money<'USD'>;
subtract(euros, euros) satisfies Money<'EUR'>;
multiply(euros, 3) satisfies Money<'EUR'>;
allocate(dollars, [1, 2]) satisfies Money<'USD'>[];

// @ts-expect-error two currencies do not add
add(dollars, euros);
// @ts-expect-error nor are they subtracted
subtract(euros, dollars);
// @ts-expect-error an amount of unknown currency may be anything
add(dollars, anything);

// A currency that is only known at run time: the error must be handled.
add(anything, anything) satisfies Money | CurrenciesDiffer;
// @ts-expect-error the sum may be an error
add(anything, anything) satisfies Money;

// One known currency is compared and summed without a check, as `toSorted` requires.
compare(dollars, dollars) satisfies Order;
[euros].toSorted(compare) satisfies Money<'EUR'>[];
min(euros, euros, euros) satisfies Money<'EUR'>;
max(euros) satisfies Money<'EUR'>;
sum([dollars], 'USD') satisfies Money<'USD'>;
sum([], 'USD') satisfies Money | CurrenciesDiffer;

// @ts-expect-error two currencies have no order
compare(dollars, euros);
// @ts-expect-error nor a least amount
min(dollars, dollars, euros);
// @ts-expect-error nor a sum
sum([dollars], 'EUR');
// @ts-expect-error the order may be an error
compare(anything, anything) satisfies Order;
// @ts-expect-error so may the greatest
max(anything, anything) satisfies Money;

// @ts-expect-error no such currency
new Money(5, 'XYZ') satisfies Money;
// @ts-expect-error an amount does not change
dollars.value = 6;
// @ts-expect-error a currency is not exchanged by assignment
dollars satisfies Money<'EUR'>;

const inEuros = compileFormat(formatTemplateOf('EUR', 'de-DE'));
inEuros(euros) satisfies string;
// @ts-expect-error a template writes its own currency
inEuros(dollars);
// @ts-expect-error nor something that only looks like an amount
inEuros({ value: 5, currencyCode: 'EUR' });

const currency = 'EUR' as CurrencyCode;
new Money(1, currency) satisfies Money;

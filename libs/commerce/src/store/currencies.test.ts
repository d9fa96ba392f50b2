import { currencyCodes } from '@sitewright/contracts/codes';
import { currencyCodes as moneyCodes } from '@sitewright/money';
import { expect, it } from 'vitest';

it('stores can have exactly the currencies that amounts are made in (MONEY-01)', () => {
  expect([...currencyCodes].toSorted()).toEqual([...moneyCodes].toSorted());
});

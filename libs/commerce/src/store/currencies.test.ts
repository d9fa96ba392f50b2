import { currencyCodes } from '@sitewright/contracts/codes';
import { currencyCodes as moneyCodes } from '@sitewright/money';
import { expect, it } from 'vitest';

it('supports the same currencies for stores and amounts (MONEY-01)', () => {
  expect([...currencyCodes].toSorted()).toEqual([...moneyCodes].toSorted());
});

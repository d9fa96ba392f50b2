import { expect, it } from 'vitest';
import { setupOf, type StoreFacts } from './setup-of.ts';

const noShipping = { zones: [], profiles: [], pickups: [], deliveries: [], rateServices: [] };
const empty = {
  stripeKey: null,
  shipping: noShipping,
  taxRules: [],
  taxService: null,
  storeCountry: '',
};
const nothing: StoreFacts = {
  hasStore: true,
  hasProduct: false,
  hasShipped: undefined,
  hasOrder: false,
  isDismissed: false,
};
const doneOf = (...input: Parameters<typeof setupOf>) =>
  setupOf(...input)
    .steps.filter(({ isDone }) => isDone)
    .map(({ id }) => id);

it('has nothing done in a new store', () => {
  expect(doneOf(empty, nothing)).toEqual([]);
  expect(setupOf(empty, nothing).steps.map(({ id }) => id)).toEqual([
    'product',
    'payment',
    'shipping',
    'tax',
    'order',
  ]);
});

it('ticks each step by its own state', () => {
  const zone = { id: 'z', name: '', isRestOfWorld: true, regions: [], rates: [] };
  const rate = {
    id: 'r',
    name: 'Post',
    estimate: '',
    price: { kind: 'flat' as const, priceCents: 500 },
    freeFromCents: null,
  };
  expect(doneOf(empty, { ...nothing, hasProduct: true })).toEqual(['product']);
  expect(doneOf({ ...empty, stripeKey: 'pk_test_1' }, nothing)).toEqual(['payment']);
  expect(doneOf({ ...empty, payments: ['invoice'] }, nothing)).toEqual(['payment']);
  expect(doneOf({ ...empty, payments: [] }, nothing)).toEqual([]);
  expect(doneOf({ ...empty, shipping: { ...noShipping, zones: [zone] } }, nothing)).toEqual([]);
  const shipping = { ...noShipping, zones: [{ ...zone, rates: [rate] }] };
  expect(doneOf({ ...empty, shipping }, nothing)).toEqual(['shipping']);
  expect(doneOf({ ...empty, storeCountry: 'DE' }, nothing)).toEqual(['tax']);
  expect(doneOf(empty, { ...nothing, hasOrder: true })).toEqual(['order']);
});

it('has no step for shipping in a store that ships nothing', () => {
  const { steps } = setupOf(empty, { ...nothing, hasShipped: false });
  expect(steps.map(({ id }) => id)).not.toContain('shipping');
});

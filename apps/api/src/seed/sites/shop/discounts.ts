import type { DiscountDraft } from '@sitewright/contracts/entities';

const discount = (
  draft: Partial<DiscountDraft> & Pick<DiscountDraft, 'effect'>,
): DiscountDraft => ({
  code: null,
  title: '',
  target: { kind: 'all' },
  minimumCents: null,
  minimumQuantity: null,
  startsAt: null,
  endsAt: null,
  useLimit: null,
  customerLimit: null,
  customers: null,
  combinesWith: ['shipping'],
  isActive: true,
  ...draft,
});

/** The discounts of the store, in every status. Amounts in US cents. */
export const shopDiscounts: readonly DiscountDraft[] = [
  discount({ code: 'WELCOME10', effect: { kind: 'percentage', percent: 10 }, customerLimit: 1 }),
  discount({
    code: 'SLOWBOAT',
    effect: { kind: 'freeShipping' },
    minimumCents: 6000,
    combinesWith: ['product', 'order'],
  }),
  discount({ code: 'CIRCLE15', effect: { kind: 'percentage', percent: 15 }, minimumCents: 4000 }),
  discount({
    title: 'Six or more pieces',
    effect: { kind: 'percentage', percent: 5 },
    minimumQuantity: 6,
  }),
  discount({
    code: 'SPRING20',
    effect: { kind: 'fixed', amountCents: 2000 },
    minimumCents: 12_000,
    startsAt: '2027-03-01T00:00:00.000Z',
    endsAt: '2027-03-31T22:00:00.000Z',
    useLimit: 100,
  }),
  discount({
    code: 'OPENING',
    effect: { kind: 'percentage', percent: 20 },
    startsAt: '2025-09-01T00:00:00.000Z',
    endsAt: '2025-09-30T22:00:00.000Z',
  }),
];

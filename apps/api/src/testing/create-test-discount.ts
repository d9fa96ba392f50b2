import { randomBytes } from 'node:crypto';
import type { DiscountDraft } from '@sitewright/contracts/entities';
import { insertDiscount } from '../features/discounts/public.ts';
import type { TestSite } from './create-test-site.ts';

/** A discount of 10 % on the whole order, without conditions, that combines with all others. */
export const discountDraftOf = (changes: Partial<DiscountDraft> = {}): DiscountDraft => ({
  code: null,
  title: changes.code === undefined ? 'Automatic' : '',
  effect: { kind: 'percentage', percent: 10 },
  target: { kind: 'all' },
  minimumCents: null,
  minimumQuantity: null,
  startsAt: null,
  endsAt: null,
  useLimit: null,
  customerLimit: null,
  customers: null,
  combinesWith: ['product', 'order', 'shipping'],
  isActive: true,
  ...changes,
});

/** Creates a discount of the site; returns its id. */
export async function createTestDiscount(
  site: TestSite,
  changes: Partial<DiscountDraft> = {},
): Promise<string> {
  const discountId = randomBytes(12).toString('hex');
  await site.inTenant((tenant) =>
    insertDiscount(tenant, discountId, discountDraftOf(changes), new Date()),
  );
  return discountId;
}

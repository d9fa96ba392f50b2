import * as z from 'zod';
import { cents, emailAddress, hexId, instant, line } from './primitives.ts';

/** The states of a discount: within its dates, before them, after them, or turned off. */
export const discountStatuses = ['active', 'scheduled', 'expired', 'inactive'] as const;
export type DiscountStatus = (typeof discountStatuses)[number];

/** The classes of discounts: what they reduce. Combination rules are stated in them. */
export const discountClassNames = ['product', 'order', 'shipping'] as const;

/** The longest code. */
export const maxCodeLength = 60;
/** The largest number of automatic discounts that can be active at once. */
export const maxAutomaticDiscounts = 20;

const count = z.int().min(1).max(1_000_000);

const discountFields = z.strictObject({
  /** Null: the discount is automatic. */
  code: line(maxCodeLength).min(1).nullable(),
  /** The name that buyers read; empty for a code, which is its own name. */
  title: line(100),
  effect: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percentage'),
      /** Up to four decimals. */
      percent: z.number().min(0.0001).max(100),
    }),
    z.strictObject({ kind: z.literal('fixed'), amountCents: cents.min(1) }),
    z.strictObject({ kind: z.literal('freeShipping') }),
  ]),
  target: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.literal('products'),
      productIds: z.array(hexId).min(1, 'Choose at least one product.').max(1000),
    }),
    z.strictObject({
      kind: z.literal('categories'),
      categories: z.array(line(25).min(1)).min(1, 'Choose at least one category.').max(100),
    }),
  ]),
  /** The minimum price of the items that it applies to. */
  minimumCents: cents.min(1).nullable(),
  /** The minimum number of pieces that it applies to. */
  minimumQuantity: count.nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  useLimit: count.nullable(),
  /** How often one customer can use it. */
  customerLimit: count.nullable(),
  /** The email addresses of the customers who can use it. Null: everyone. */
  customers: z.array(emailAddress).min(1, 'Enter at least one email address.').max(5000).nullable(),
  combinesWith: z.array(z.enum(discountClassNames)).max(discountClassNames.length),
  isActive: z.boolean(),
});

/** An owner's write of a discount. */
export const discountDraft = discountFields.superRefine((draft, context) => {
  const report = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (draft.code === null && draft.title === '')
    report('title', 'Enter the name that your customers read.');
  if (draft.effect.kind === 'freeShipping' && draft.target.kind !== 'all')
    report('target', 'Free shipping applies to the whole order.');
  const { startsAt, endsAt } = draft;
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    report('endsAt', 'Choose an end after the start.');
});
export type DiscountDraft = z.infer<typeof discountDraft>;

/** A stored discount. */
export const discount = z.object({
  ...discountFields.shape,
  id: hexId,
  // As stored: migrated discounts may have values that a form rejects.
  customers: z.array(z.string()).nullable(),
  status: z.enum(discountStatuses),
  /** Uses by orders that are not canceled. */
  uses: z.int(),
  /** The total of these orders. */
  salesCents: z.int(),
  /** Changes with each write. */
  revision: z.int(),
});
export type StoreDiscount = z.infer<typeof discount>;

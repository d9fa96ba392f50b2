import type { Coupon, ShippingRate, TaxRule } from '@sitewright/commerce';
import { hexId, paymentMethods, type PaymentMethod } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tenant } from '../../platform/database/index.ts';

const cents = z.int().min(0);
const code = z
  .string()
  .min(1)
  .max(60)
  .transform((text) => text.toUpperCase());

const storedCoupon = z.object({
  code,
  effect: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percentage'), percent: z.number().min(0).max(100) }),
    z.object({ kind: z.literal('fixed'), amountCents: cents }),
    z.object({ kind: z.literal('freeShipping') }),
  ]),
  /** The products that the coupon applies to; by default the complete order. */
  productIds: z.array(hexId).optional(),
  minimumSubtotalCents: cents.optional(),
  startsAt: z.coerce.date().optional(),
  endsAt: z.coerce.date().optional(),
  useLimit: z.int().min(0).optional(),
});

/** The stored settings of a store, with defaults for missing ones. */
const storeSettings = z.object({
  taxIncluded: z.boolean().default(false),
  taxRules: z
    .array(
      z.object({
        name: z.string(),
        ratePercent: z.number().min(0).max(100),
        country: z.string(),
        state: z.string().optional(),
        zip: z.string().optional(),
      }),
    )
    .default([]),
  shippingRates: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        countries: z.array(z.string()),
        priceCents: cents,
        perKgCents: cents.optional(),
        estimate: z.string().optional(),
      }),
    )
    .default([]),
  coupons: z.array(storedCoupon).default([]),
  /** The minimum subtotal of an order (CHECKOUT-11). */
  checkoutMinimumCents: cents.default(0),
  /** The payment methods that the store offers; by default all methods of the server. */
  payments: z.array(z.enum(paymentMethods)).optional(),
});

/** A coupon as defined by the store; its uses are counted separately. */
export type StoreCoupon = Omit<Coupon, 'uses'>;

export interface StoreSettings {
  readonly taxIncluded: boolean;
  readonly taxRules: readonly TaxRule[];
  readonly shippingRates: readonly ShippingRate[];
  readonly coupons: readonly StoreCoupon[];
  readonly checkoutMinimumCents: number;
  readonly payments?: readonly PaymentMethod[] | undefined;
  readonly currency: string;
  /** How amounts are formatted in messages. */
  readonly locale: string;
  /** Email addresses of buyers must end in two to four letters. */
  readonly shortEmailEndings: boolean;
}

interface StoredSettings {
  readonly currency: string;
  readonly locale: string;
  readonly shortEmailEndings: boolean;
  readonly value: unknown;
}

/** The settings of a website's store, and how its amounts are calculated and formatted. */
export async function readStoreSettings(tenant: Tenant): Promise<StoreSettings> {
  const { rows } = await sql<StoredSettings>`
    select websites.currency, websites.locale, store_settings.value,
      coalesce((websites.settings ->> 'shortEmailEndings')::boolean, false) as "shortEmailEndings"
    from websites
    left join store_settings on store_settings.website_id = ${tenant.websiteId}
    where websites.website_id = ${tenant.websiteId}
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no website ${tenant.websiteId}.`);
  const { value, ...websiteSettings } = row;
  return { ...storeSettings.parse(value ?? {}), ...websiteSettings };
}

/** Sets the offered payment methods; other settings stay. */
export async function writePayments(
  tenant: Tenant,
  payments: readonly PaymentMethod[],
): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ payments })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}

/** Locks the settings: other checkouts with coupons wait, so that the last use of a coupon is taken once. */
export async function lockStoreSettings(tenant: Tenant): Promise<void> {
  await tenant.selectFrom('storeSettings').select('websiteId').forUpdate().execute();
}

import type { TaxRule } from '@sitewright/commerce';
import {
  captureModes,
  defaultCheckout,
  installmentOffer,
  manualPayment,
  noManualPayment,
  noShipping,
  paymentMethods,
  storeCheckout,
  storeShipping,
  taxService,
  type CaptureMode,
  type CheckoutForm,
  type InstallmentOffer,
  type ManualPayments,
  type PaymentMethod,
  type StoreShipping,
  type TaxService,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tenant } from '../../platform/database/index.ts';

const cents = z.int().min(0);

const checkoutForm = storeCheckout.omit({ expressCheckout: true, minimumCents: true });
const manual = manualPayment.default(noManualPayment);
const { expressCheckout: _, minimumCents: __, ...defaultForm } = defaultCheckout;

/** The stored settings of a store, with defaults for missing ones. */
const storeSettings = z.object({
  taxIncluded: z.boolean().default(false),
  taxesShipping: z.boolean().default(false),
  reverseCharge: z.boolean().default(false),
  storeCountry: z.string().default(''),
  taxRules: z
    .array(
      z.object({
        id: z.string().optional(),
        name: z.string(),
        taxClass: z.enum(['standard', 'reduced']).optional(),
        ratePercent: z.number().min(0).max(100),
        country: z.string(),
        state: z.string().optional(),
        zip: z.string().optional(),
      }),
    )
    .default([]),
  taxService: taxService.nullable().default(null),
  shipping: storeShipping.default(noShipping),
  /** The minimum subtotal of an order (CHECKOUT-11). */
  checkoutMinimumCents: cents.default(0),
  /** Skips the cart (STORE-02). */
  expressCheckout: z.boolean().default(false),
  checkout: checkoutForm.default(defaultForm),
  /** The payment methods that the store offers; by default those that need no instructions. */
  payments: z.array(z.enum(paymentMethods)).optional(),
  manualPayments: z
    .object({ bankTransfer: manual, invoice: manual, cashOnPickup: manual })
    .prefault({}),
  capture: z.enum(captureModes).default('automatic'),
  installments: installmentOffer.nullable().default(null),
});

/** A tax rule; rules from before the settings screen have no id. */
export type StoredTaxRule = TaxRule & { readonly id?: string | undefined };

export interface StoreSettings {
  readonly taxIncluded: boolean;
  readonly taxesShipping: boolean;
  readonly reverseCharge: boolean;
  /** Where the store is registered; empty while unknown. */
  readonly storeCountry: string;
  readonly taxRules: readonly StoredTaxRule[];
  /** Tells the rates in place of `taxRules`; null without one. */
  readonly taxService: TaxService | null;
  readonly shipping: StoreShipping;
  readonly checkoutMinimumCents: number;
  readonly expressCheckout: boolean;
  readonly checkout: CheckoutForm;
  readonly payments?: readonly PaymentMethod[] | undefined;
  /** What buyers read about manual payment methods. */
  readonly manualPayments: ManualPayments;
  /** When cards are charged. */
  readonly capture: CaptureMode;
  /** The orders that buyers can pay in installments; null: none. */
  readonly installments: InstallmentOffer | null;
  /** The public key of the connected Stripe account; null without one. */
  readonly stripeKey: string | null;
  readonly currency: string;
  /** How amounts are formatted in messages. */
  readonly locale: string;
  readonly timeZone: string;
  /** Email addresses of buyers must end in two to four letters. */
  readonly shortEmailEndings: boolean;
}

interface StoredSettings {
  readonly stripeKey: string | null;
  readonly currency: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly shortEmailEndings: boolean;
  readonly value: string | null;
}

type ParsedSettings = z.infer<typeof storeSettings>;

/** The settings of stores as they were last read. Each cart reads them, and parsing takes longer than pricing it. */
const lastParsed = new Map<string, { readonly value: string; readonly parsed: ParsedSettings }>();
const maxLastParsed = 500;

/** Parses stored settings, unless they are those that were parsed before. */
function parseSettings(websiteId: string, value: string): ParsedSettings {
  const last = lastParsed.get(websiteId);
  if (last?.value === value) return last.parsed;
  const parsed = storeSettings.parse(JSON.parse(value));
  lastParsed.delete(websiteId);
  for (const oldest of lastParsed.keys()) {
    if (lastParsed.size < maxLastParsed) break;
    lastParsed.delete(oldest);
  }
  lastParsed.set(websiteId, { value, parsed });
  return parsed;
}

/** The settings of a website's store, and how its amounts are calculated and formatted. */
export async function readStoreSettings(tenant: Tenant): Promise<StoreSettings> {
  const { rows } = await sql<StoredSettings>`
    select websites.currency, websites.locale, websites.time_zone, store_settings.value::text as value,
      stripe_accounts.publishable_key as "stripeKey",
      coalesce((websites.settings ->> 'shortEmailEndings')::boolean, false) as "shortEmailEndings"
    from websites
    left join store_settings on store_settings.website_id = ${tenant.websiteId}
    left join stripe_accounts on stripe_accounts.website_id = ${tenant.websiteId}
    where websites.website_id = ${tenant.websiteId}
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no website ${tenant.websiteId}.`);
  const { value, ...websiteSettings } = row;
  return { ...parseSettings(tenant.websiteId, value ?? '{}'), ...websiteSettings };
}

/** The settings that an owner can change. */
interface StoreSettingsChange {
  readonly payments?: readonly PaymentMethod[];
  readonly manualPayments?: ManualPayments;
  readonly capture?: CaptureMode;
  readonly installments?: InstallmentOffer | null;
  readonly shipping?: StoreShipping;
  readonly checkoutMinimumCents?: number;
  readonly expressCheckout?: boolean;
  readonly checkout?: CheckoutForm;
  readonly taxIncluded?: boolean;
  readonly taxesShipping?: boolean;
  readonly reverseCharge?: boolean;
  readonly storeCountry?: string;
  readonly taxRules?: readonly StoredTaxRule[];
  readonly taxService?: TaxService | null;
}

/** Replaces some of the settings; the others stay. */
export async function updateStoreSettings(
  tenant: Tenant,
  change: StoreSettingsChange,
): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify(change)}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}

/** Locks the settings for a change that depends on their present state. Creates them first if there are none. */
export async function lockForChange(tenant: Tenant): Promise<void> {
  await updateStoreSettings(tenant, {});
  await tenant.selectFrom('storeSettings').select('websiteId').forUpdate().execute();
}

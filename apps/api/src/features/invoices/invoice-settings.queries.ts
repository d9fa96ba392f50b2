import type { Seller } from '@sitewright/commerce/invoices';
import {
  businessOf,
  defaultInvoiceSettings,
  invoiceSettings,
  type InvoiceSettings,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

interface StoredSeller {
  readonly title: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly business: unknown;
  readonly invoices: unknown;
}

/** The shop, as it is named on documents that are issued now. */
export async function readSeller(tenant: Tenant): Promise<Seller> {
  const { rows } = await sql<StoredSeller>`
    select websites.title, websites.locale, websites.time_zone, websites.settings -> 'business' as business,
      store_settings.value -> 'invoices' as invoices
    from websites
    left join store_settings on store_settings.website_id = ${tenant.websiteId}
    where websites.website_id = ${tenant.websiteId}
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no website ${tenant.websiteId}.`);
  const { business, invoices, ...website } = row;
  return {
    ...website,
    business: businessOf(business),
    settings: invoiceSettings.catch(defaultInvoiceSettings).parse(invoices),
  };
}

export async function writeInvoiceSettings(
  tenant: Tenant,
  settings: InvoiceSettings,
): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ invoices: settings })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}

import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import { askServices } from '../../platform/store-services/ask-services.ts';
import { readRates } from '../../platform/store-services/read-rates.ts';
import { readTaxRates } from '../../platform/store-services/read-tax-rates.ts';
import { storeResponses } from '../../platform/store-services/service-responses.queries.ts';
import type { Services } from '../../platform/services.ts';
import type { CartRow } from './cart.queries.ts';
import { readCart, type ReadCart } from './shopping-cart.ts';
import { readStoreSettings } from './store-settings.ts';
import { cartTokenHash, findVisitorCart } from './visitor-cart.ts';

/** The part of a call that asking services needs. */
export interface ServicesCall {
  readonly services: Services;
  readonly websiteId: string;
  readonly request: FastifyRequest;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  readonly now: Date;
}

/** Asks the services of a store what a cart is due, and stores the responses. */
export async function askDueServices(
  { services, websiteId, inTenant, now }: ServicesCall,
  { dueRequests, settings }: Pick<ReadCart, 'dueRequests' | 'settings'>,
): Promise<void> {
  if (dueRequests.length === 0) return;
  const responses = await askServices({ services, websiteId, now }, dueRequests, ({ kind }) =>
    kind === 'taxes' ? readTaxRates : (body) => readRates(body, settings.currency),
  );
  await inTenant((tenant) => storeResponses(tenant, responses));
}

/**
 * Makes what the store's services say about the visitor's cart current, before a page or a response shows it. Costs one
 * query in a store without services. True if the store has services: another request may just have asked them, so that
 * what was read before is outdated, whether or not this one asked.
 *
 * @param changes Replaces columns of the cart, for a checkout with another address.
 */
export async function refreshServices(
  call: ServicesCall,
  changes: Partial<CartRow> = {},
): Promise<boolean> {
  const { inTenant, request, services, now } = call;
  if (cartTokenHash(request, services) === undefined) return false;
  const cart = await inTenant(async (tenant) => {
    const { shipping, taxService } = await readStoreSettings(tenant);
    if (shipping.rateServices.length === 0 && taxService === null) return null;
    const row = await findVisitorCart(tenant, request, services);
    if (row === null || row.orderId !== null) return null;
    return readCart(tenant, { ...row, ...changes }, now);
  });
  if (cart === null) return false;
  await askDueServices(call, cart);
  return true;
}

import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { findCartById, findVisitorCart, listEntries, variantText } from '../cart/public.ts';

/** What the page behind the link shows. */
export interface RestorableCart {
  readonly entries: readonly {
    readonly title: string;
    readonly variant: string;
    readonly quantity: number;
  }[];
  readonly hasCart: boolean;
}

/** The content of an abandoned cart; null if it was deleted or became an order. */
export async function findRestorableCart(
  tenant: Tenant,
  request: FastifyRequest,
  services: Services,
  cartId: string,
): Promise<RestorableCart | null> {
  const now = services.now();
  const cart = await findCartById(tenant, cartId);
  if (cart === null || cart.orderId !== null) return null;
  const own = await findVisitorCart(tenant, request, services);
  const hasCart =
    own !== null &&
    own.orderId === null &&
    own.cartId !== cartId &&
    (await listEntries(tenant, own.cartId, now)).length > 0;
  const entries = (await listEntries(tenant, cartId, now)).map((entry) => ({
    title: entry.title,
    variant: variantText(entry),
    quantity: entry.quantity,
  }));
  return { entries, hasCart };
}

import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readVisitorCart } from '../../cart/public.ts';

/** Returns the visitor's open cart. A cart that became an order is closed: the next item starts another (CART-15). */
export async function findOpenCart(
  tenant: Tenant,
  request: FastifyRequest,
  site: HostedSite,
  services: Services,
): Promise<ShoppingCart | null> {
  const cart = await readVisitorCart(tenant, request, services, services.now());
  return cart?.isPurchased === true ? null : cart;
}

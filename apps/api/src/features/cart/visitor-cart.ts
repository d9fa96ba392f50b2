import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import { readCookie, setCookie } from '../../platform/routing/cookies.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import { findCart, insertCart, type CartRow } from './cart.queries.ts';
import { readCart, toShoppingCart } from './shopping-cart.ts';

type CookieSettings = Pick<Services, 'settings'>;

/** The hash of a request's cart token; undefined without one. */
export function cartTokenHash(
  request: FastifyRequest,
  { settings }: CookieSettings,
): Buffer | undefined {
  const token = readCookie(request, 'cart', settings.isHttps);
  return token === undefined ? undefined : hashToken(token);
}

/** The row of the visitor's cart; null if there is none. */
export async function findVisitorCart(
  tenant: Tenant,
  request: FastifyRequest,
  services: CookieSettings,
  lock = false,
): Promise<CartRow | null> {
  const hash = cartTokenHash(request, services);
  return hash === undefined ? null : findCart(tenant, hash, lock);
}

/** The visitor's cart with all amounts, for pages and responses; null if there is none. */
export async function readVisitorCart(
  tenant: Tenant,
  request: FastifyRequest,
  services: CookieSettings,
  now: Date,
): Promise<ShoppingCart | null> {
  const row = await findVisitorCart(tenant, request, services);
  return row === null ? null : toShoppingCart(tenant, await readCart(tenant, row, now));
}

interface CartStart {
  readonly tenant: Tenant;
  readonly websiteId: string;
  readonly reply: FastifyReply;
  readonly request: FastifyRequest;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly now: Date;
}

/** Creates a cart and sends its token to the visitor's browser; only the hash is stored. */
export async function startCart(start: CartStart): Promise<CartRow> {
  const { tenant, websiteId, reply, request, services, now } = start;
  const token = createToken();
  const cart = { websiteId, cartId: services.createId(), tokenHash: hashToken(token), now };
  const row = await insertCart(tenant, cart);
  setCookie(reply, 'cart', token, services.settings);
  // Pages only request the cart and the viewer if there is a marker. The marker of an owner keeps its value.
  const marker = readCookie(request, 'marker', services.settings.isHttps) || 'cart';
  setCookie(reply, 'marker', marker, services.settings);
  return row;
}

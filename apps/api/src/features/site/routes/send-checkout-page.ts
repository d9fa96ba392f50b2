import { randomBytes } from 'node:crypto';
import { statesOf, taxedBy, type TaxRule } from '@sitewright/commerce';
import { pageType } from '@sitewright/contracts/codes';
import type { CheckoutCountry, FormReturn, ShoppingCart } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TenantTransaction } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { readCookie } from '../../../platform/routing/cookies.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findVisitorCart,
  offeredPayments,
  readStoreSettings,
  readVisitorCart,
} from '../../cart/public.ts';
import {
  confirmationType,
  findOrder,
  orderPath,
  orderToken,
  orderTokenHash,
} from '../../orders/public.ts';
import { listCountries } from '../content/list-countries.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

type Visit = readonly [
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
];

/** The cart that the visitor fills. One that became an order is bought: the next piece starts another (CART-15). */
async function findOpenCart(
  trx: TenantTransaction,
  ...[request, , site, services]: Visit
): Promise<ShoppingCart | null> {
  const cart = await readVisitorCart(trx, site.websiteId, request, services, services.now());
  return cart?.isPurchased === true ? null : cart;
}

/** Where the checkout of a bought cart leads: to its order while the payment is open, else to the cart. */
async function findPurchaseRedirect(
  trx: TenantTransaction,
  ...[request, , site, services]: Visit
): Promise<string | null> {
  const { websiteId } = site;
  const cart = await findVisitorCart(trx, websiteId, request, services);
  if (cart === null || cart.orderId === null) return null;
  const { orderId } = cart;
  const order = await findOrder(trx, websiteId, { orderId });
  return order?.paymentState === 'requiresPayment'
    ? orderPath(orderToken(services.settings.secret, websiteId, orderId))
    : '/cart';
}

/** ROUTE-36: the full-page cart. */
export const sendCartPage = (...[request, reply, site, services]: Visit): Promise<FastifyReply> =>
  sendPersonalPage({
    request,
    reply,
    site,
    services,
    read: async (trx, { website }) => ({
      path: '/cart',
      title: website.title,
      noIndex: true,
      main: {
        kind: 'cart',
        cart: await findOpenCart(trx, request, reply, site, services),
      },
      facts: { pageType: pageType.COMMERCE_CART_V2 },
    }),
  });

/** Where orders go to, with the states of countries whose taxes hang on them. */
const checkoutCountries = (
  taxRules: readonly TaxRule[],
  locale: string,
): readonly CheckoutCountry[] =>
  listCountries(locale).map((country) =>
    taxedBy(taxRules, country.code).state
      ? { ...country, states: statesOf(country.code) }
      : country,
  );

/** A name for this showing of the checkout: however often its form arrives, it is one order. */
const createIdempotencyKey = (): string => randomBytes(16).toString('hex');

/** The checkout; shown again with what was typed when something is wrong with it. */
export const sendCheckoutPage = (
  ...[request, reply, site, services, again]: [
    ...Visit,
    { readonly formReturn: FormReturn; readonly status: number }?,
  ]
): Promise<FastifyReply> =>
  sendPersonalPage({
    request,
    reply,
    site,
    services,
    // A payment provider may open a window for authentication.
    headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
    ...again,
    read: async (trx, { website }) => {
      const redirectPath = await findPurchaseRedirect(trx, request, reply, site, services);
      if (redirectPath !== null) return { redirectPath };
      const settings = await readStoreSettings(trx, site.websiteId);
      return {
        path: '/checkout',
        title: website.title,
        noIndex: true,
        main: {
          kind: 'checkout',
          cart: await findOpenCart(trx, request, reply, site, services),
          hasSession: readCookie(request, 'crumb', services.settings.isHttps) !== undefined,
          payments: offeredPayments(services.payments, settings).map(
            ({ id, name, description }) => ({ id, name, description, kind: id }),
          ),
          countries: checkoutCountries(settings.taxRules, website.locale),
          idempotencyKey: again?.formReturn.values['idempotencyKey'] ?? createIdempotencyKey(),
        },
        facts: { pageType: pageType.CHECKOUT },
      };
    },
  });

/** The order's own page: whoever has its address sees it (ROUTE-37). */
export const sendOrderPage = (
  ...[request, reply, site, services]: Visit
): Promise<FastifyReply> => {
  const { token } = request.params as { readonly token: string };
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    // The address is the key to the order: it goes to no other site.
    headers: { 'referrer-policy': 'no-referrer' },
    read: async (trx, { website }) => {
      const order = await findOrder(trx, site.websiteId, { tokenHash: orderTokenHash(token) });
      if (order === null) return null;
      return {
        path: `/order/${token}`,
        title: website.title,
        noIndex: true,
        main: {
          kind: 'order',
          order,
          ...(order.paymentState === 'requiresPayment'
            ? { payPath: `/checkout/return?order=${token}&resume=1` }
            : {}),
        },
        facts: { pageType: confirmationType(order, 'goods') },
      };
    },
  });
};

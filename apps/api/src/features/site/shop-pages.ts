import { randomBytes } from 'node:crypto';
import { pageType } from '@sitewright/contracts/codes';
import type { FormReturn } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import type { Services } from '../../platform/services.ts';
import { offeredPayments, readStoreSettings, readVisitorCart } from '../cart/public.ts';
import { findOrder, orderTokenHash } from '../orders/public.ts';
import { countriesIn } from './countries.ts';
import { sendPersonalPage } from './personal-page.ts';
import { searchSite } from './search.queries.ts';

type Visit = readonly [
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
];

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
        cart: await readVisitorCart(trx, site.websiteId, request, services, services.now()),
      },
      facts: { pageType: pageType.COMMERCE_CART_V2 },
    }),
  });

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
    ...again,
    read: async (trx, { website }) => ({
      path: '/checkout',
      title: website.title,
      noIndex: true,
      main: {
        kind: 'checkout',
        cart: await readVisitorCart(trx, site.websiteId, request, services, services.now()),
        payments: offeredPayments(
          services.payments,
          await readStoreSettings(trx, site.websiteId),
        ).map(({ id, name, description }) => ({ id, name, description, kind: id })),
        countries: countriesIn(website.locale),
        idempotencyKey: again?.formReturn.values['idempotencyKey'] ?? createIdempotencyKey(),
      },
      facts: { pageType: pageType.CHECKOUT },
    }),
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
      const isPaid =
        order.paymentState === 'paid' ||
        order.paymentState === 'partlyRefunded' ||
        order.paymentState === 'refunded';
      return {
        path: `/order/${token}`,
        title: website.title,
        noIndex: true,
        main: { kind: 'order', order },
        facts: { pageType: isPaid ? pageType.ORDER_CONFIRMED : pageType.ORDER_RECEIVED },
      };
    },
  });
};

const readQuery = createQueryReader(['q']);

/** ROUTE-25. */
export const sendSearchPage = (
  ...[request, reply, site, services]: Visit
): Promise<FastifyReply> => {
  const { q = '' } = readQuery(request);
  const query = q.slice(0, 200);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    read: async (trx, { website }) => ({
      path: '/search',
      title: website.title,
      noIndex: true,
      main: {
        kind: 'search',
        query,
        results: await searchSite(trx, site.websiteId, query, services.now()),
      },
      facts: { pageType: pageType.SEARCH },
    }),
  });
};

import { randomBytes } from 'node:crypto';
import { statesOf } from '@sitewright/commerce';
import { isPickupOnly } from '@sitewright/commerce/shipping';
import { pageType } from '@sitewright/contracts/codes';
import {
  isManualMethod,
  type CheckoutCountry,
  type FormReturn,
  type StripeChoice,
} from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { excludedMethods, stripeRange } from '../../../platform/payments/index.ts';
import { readCookie } from '../../../platform/routing/cookies.ts';
import type { Services } from '../../../platform/services.ts';
import { readCartRecovery } from '../../abandoned-carts/public.ts';
import {
  findVisitorCart,
  offeredPayments,
  readStoreSettings,
  chargesTax,
  statePurpose,
  type AddressRules,
  type StoreSettings,
} from '../../cart/public.ts';
import { findOrder, orderPath, orderToken } from '../../orders/public.ts';
import { findOpenCart } from '../content/find-open-cart.ts';
import { refreshStoreServices } from '../content/refresh-store-services.ts';
import { listCountries } from '../content/list-countries.ts';
import { offeredInstallments } from '../content/offered-installments.ts';
import { startCountry } from '../content/start-country.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

/** Returns where a purchased cart redirects: to its order while the payment is open, else to the cart page. */
async function findPurchaseRedirect(
  tenant: Tenant,
  request: FastifyRequest,
  { websiteId }: HostedSite,
  services: Services,
): Promise<string | null> {
  const cart = await findVisitorCart(tenant, request, services);
  if (cart === null || cart.orderId === null) return null;
  const { orderId } = cart;
  const order = await findOrder(tenant, { orderId });
  return order?.paymentState === 'requiresPayment'
    ? orderPath(orderToken(services.settings.secret, websiteId, orderId))
    : '/cart';
}

/** Lists the countries of a shipping address, with states where shipping or taxes depend on them. */
const listCheckoutCountries = (rules: AddressRules, locale: string): readonly CheckoutCountry[] =>
  listCountries(locale).map((country) =>
    statePurpose(country.code, rules) === null
      ? country
      : { ...country, states: statesOf(country.code) },
  );

/** What Stripe's script needs to draw its fields. Secrets stay on the server. */
function toStripeChoice(settings: StoreSettings): StripeChoice {
  const { stripeKey, currency, capture } = settings;
  const installments = offeredInstallments(settings);
  return {
    publishableKey: stripeKey ?? '',
    excludedMethods: [...excludedMethods],
    ...stripeRange(currency),
    ...(capture === 'manual' ? { captureMethod: capture } : {}),
    ...(installments === undefined ? {} : { installments }),
  };
}

/** One key per rendered checkout form: submitting the form twice creates one order. */
const createIdempotencyKey = (): string => randomBytes(16).toString('hex');

/** The checkout. After a rejected submission it is sent again with the submitted values and their errors. */
export async function sendCheckoutPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
  rejected?: { readonly formReturn: FormReturn; readonly status: number },
): Promise<FastifyReply> {
  await refreshStoreServices(request, site, services);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    headers: {
      // A payment provider may open a window for authentication.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      // The frames of Stripe ask the browser for Apple Pay and Google Pay.
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com" "https://pay.google.com"), usb=()',
    },
    ...rejected,
    read: async (tenant, { website }) => {
      const redirectPath = await findPurchaseRedirect(tenant, request, site, services);
      if (redirectPath !== null) return { redirectPath };
      const settings = await readStoreSettings(tenant);
      const recovery = await readCartRecovery(tenant);
      return {
        path: '/checkout',
        title: website.title,
        noIndex: true,
        main: {
          kind: 'checkout',
          cart: await findOpenCart(tenant, request, site, services),
          hasSession: readCookie(request, 'crumb', services.settings.isHttps) !== undefined,
          payments: offeredPayments(services.payments, settings).map(
            ({ id, name, description }) => ({
              id,
              name,
              description,
              kind: id,
              ...(id === 'stripe' ? { stripe: toStripeChoice(settings) } : {}),
              ...(isManualMethod(id) ? { manual: settings.manualPayments[id] } : {}),
            }),
          ),
          countries: listCheckoutCountries(settings, website.locale),
          startCountry: startCountry(settings, website.locale),
          form: settings.checkout,
          ...(chargesTax(settings) ? { asksCountry: true } : {}),
          ...(settings.reverseCharge ? { asksVatNumber: true } : {}),
          ...(recovery.asksConsent ? { asksConsent: true } : {}),
          ...(recovery.isOn ? { recoversCart: true } : {}),
          ...(isPickupOnly(settings.shipping) ? { isPickupOnly: true } : {}),
          idempotencyKey: rejected?.formReturn.values['idempotencyKey'] ?? createIdempotencyKey(),
        },
        facts: { pageType: pageType.CHECKOUT },
      };
    },
  });
}

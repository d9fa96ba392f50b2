import { readServiceSecret, testRateService } from '@sitewright/contracts/api';
import { askService } from '../../platform/store-services/ask-services.ts';
import { toRateRequests } from '../../platform/store-services/rate-request.ts';
import { readRates } from '../../platform/store-services/read-rates.ts';
import { serviceSecret } from '../../platform/store-services/service-signature.ts';
import { openRoute, tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { readStoreSettings } from '../cart/public.ts';

/** A service that is not saved yet has its secret already, so that an owner can set up the server first. */
export const readServiceSecretRoute = tenantRoute(
  readServiceSecret,
  ownerReads('shipping_tax.write'),
  ({ websiteId, params, services }) =>
    Promise.resolve({
      secret: serviceSecret(services.settings.secret, websiteId, params.serviceId),
    }),
);

const sample = {
  lineId: 'sample',
  title: 'Sample',
  variant: '',
  sku: '',
  quantity: 1,
  weightGrams: 1000,
  unitPriceCents: 1000,
} as const;

/** Asks as a checkout does, without storing the response. */
export const testRateServiceRoute = openRoute(
  testRateService,
  ownerWrites('shipping_tax.write'),
  async ({ websiteId, params: { serviceId }, body: { url, country }, services, inTenant, now }) => {
    const { currency, locale } = await inTenant(readStoreSettings);
    const [request] = toRateRequests({
      services: [{ id: serviceId, url }],
      questions: [{ serviceId, lineIds: [sample.lineId] }],
      lines: [sample],
      location: { country },
      currency,
      locale,
    });
    if (request === undefined) return { rates: null, problem: 'invalidUrl' as const };
    const rates = await askService({ services, websiteId, now }, request, (response) =>
      readRates(response, currency),
    );
    return typeof rates === 'string'
      ? { rates: null, problem: rates }
      : { rates: [...rates], problem: null };
  },
);

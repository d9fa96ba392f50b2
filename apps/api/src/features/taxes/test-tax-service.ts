import { testTaxService } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { askService } from '../../platform/store-services/ask-services.ts';
import { readTaxRates } from '../../platform/store-services/read-tax-rates.ts';
import { toTaxRequest } from '../../platform/store-services/tax-request.ts';
import { readStoreSettings } from '../cart/public.ts';

/** Asks as a checkout does, without storing the response. */
export const testTaxServiceRoute = openRoute(
  testTaxService,
  ownerWrites('shipping_tax.write'),
  async ({ websiteId, params: { serviceId }, body, services, inTenant, now }) => {
    const { url, storeCountry, ...location } = body;
    const { locale } = await inTenant(readStoreSettings);
    const request = toTaxRequest(
      { service: { id: serviceId, url }, storeCountry, locale },
      location,
    );
    const taxes = await askService({ services, websiteId, now }, request, readTaxRates);
    if (typeof taxes === 'string') return { rates: null, problem: taxes };
    return {
      rates: taxes.rates.map(({ name, ratePercent }) => ({ name, ratePercent })),
      problem: null,
    };
  },
);

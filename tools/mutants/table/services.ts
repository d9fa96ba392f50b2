import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src', 'api');
const rates = 'features/cart/live-rates.test.ts';
const taxes = 'features/cart/tax-service.test.ts';

/** Bugs in asking the services of a store for shipping rates and taxes. */
export const services: readonly Mutant[] = [
  bug(
    'platform/store-services/current-responses.ts',
    '>= (hasResponded ? lifetimes[kind].freshMs : retryMs)',
    '>= lifetimes[kind].freshMs',
    rates,
  ),
  bug(
    'platform/store-services/current-responses.ts',
    '&& ageOf(fetchedAt, now) < ',
    '|| 0 < ',
    rates,
  ),
  bug(
    'platform/store-services/service-request.ts',
    'JSON.stringify([service.id, service.url, body])',
    'JSON.stringify([service.id, service.url])',
    rates,
  ),
  bug('platform/store-services/read-rates.ts', "return 'wrongCurrency'", 'return []', rates),
  bug(
    'platform/store-services/read-rates.ts',
    'if (!byCode.has(rate.code)) byCode',
    'byCode',
    rates,
  ),
  bug('platform/store-services/ask-services.ts', "return 'wrongStatus'", 'void 0', rates),
  bug(
    'platform/store-services/service-signature.ts',
    'update(`${seconds}.${body}`)',
    'update(body)',
    rates,
  ),
  bug('features/checkout/place/find-checkout-error.ts', '&& !cart.isUnasked', '', taxes),
  bug('features/cart/charges-tax.ts', 'taxService !== null ||', '', taxes),
  bug('features/cart/service-requests.ts', '[toTaxRequest(input, taxLocation)]', '[]', taxes),
  bug(
    'features/cart/price-entries.ts',
    'location && input.serviceTaxesAt?.(location)',
    'undefined',
    taxes,
  ),
];

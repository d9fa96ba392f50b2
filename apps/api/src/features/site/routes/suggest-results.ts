import { effectivePriceCents, startingPriceCents, storeDefaults } from '@sitewright/commerce';
import { suggestResults } from '@sitewright/contracts/api';
import type { ItemView } from '@sitewright/contracts/entities';
import { openRoute } from '../../../platform/routing/define-route.ts';
import { visitorReads } from '../../../platform/routing/visitor-access.ts';
import { findItems } from '../../collections/public.ts';
import { readWebsiteRow } from '../content/read-website-row.ts';
import { findSuggestions } from '../content/search/search-site.ts';

/** The image and the price of a suggested product. */
function describe({ images, product }: ItemView) {
  const [image] = images;
  const priceCents = product === null ? undefined : startingPriceCents(product);
  const priceVaries = product?.variants.some(
    (variant) => effectivePriceCents(variant) !== priceCents,
  );
  return {
    ...(image === undefined ? {} : { image: `${image.url}?format=100w` }),
    ...(priceCents === undefined ? {} : { priceCents }),
    ...(priceVaries === true ? { priceVaries } : {}),
  };
}

/** Results of a search while a visitor types. Stock and prices change, so they are not stored. */
export const suggestResultsRoute = openRoute(
  suggestResults,
  visitorReads('suggest'),
  ({ inTenant, query, reply, services, now }) => {
    reply.header('cache-control', 'private, no-store');
    // The queue comes first: a transaction that waits for it would occupy a connection.
    return services.work.search.run(() =>
      inTenant(async (tenant) => {
        const website = await readWebsiteRow(tenant);
        const found = await findSuggestions(tenant, query.q.toWellFormed(), now);
        const itemIds = found.flatMap(({ itemId }) => itemId ?? []);
        const items =
          itemIds.length === 0
            ? []
            : await findItems(tenant, { itemIds, limit: itemIds.length }, '', now);
        return {
          currency: website?.currency ?? storeDefaults.currency,
          results: found.map(({ itemId, title, path }) => {
            const item = items.find(({ id }) => id === itemId);
            return { title, path, ...(item === undefined ? {} : describe(item)) };
          }),
        };
      }),
    );
  },
);

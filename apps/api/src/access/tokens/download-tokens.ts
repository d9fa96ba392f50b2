import { uploadDigitalFile } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { mainOf } from '../../testing/open-book-shop.ts';
import { buy } from '../../testing/test-orders.ts';
import { base, pdf, unique } from '../calls/create-as-owner.ts';
import { dayMs, type TokenKind, type TokenScope } from './token-kind.ts';

const validDays = 30;

/** Buys a file, and returns the links of the order. */
async function buyFile({ api, site }: TokenScope) {
  const { browser } = site.owner;
  await browser.call('PUT', `${base({ api, site })}/download-settings`, {
    json: { maxDownloads: 5, validDays },
  });
  const variants = [variantDraftOf({ sku: unique(), price: 1000, salePrice: 1000 })];
  const product = { productType: 'digital', variants } as const;
  const created = await createTestProduct(site, [], { product });
  const files = `${base({ api, site })}/items/${created.itemId}/files`;
  (await browser.post(files, { file: pdf() })).as(uploadDigitalFile);
  const { id, buyer, orderUrl } = await buy(api, site, created.variants[0]?.id ?? '', {
    shippingAddress: null,
    shippingOptionId: null,
  });
  const [link] = mainOf((await buyer.get(orderUrl)).text).downloads ?? [];
  const [mail] = await site.inTenant(async (tenant) => {
    const { rows } = await sql<{ path: string }>`
      select payload -> 'view' ->> 'downloadsPath' as path from outbox
      where cause = ${`order.download.${id}.1`}
    `.execute(tenant);
    return rows;
  });
  return { pagePath: mail?.path ?? '', filePath: link?.path ?? '' };
}

/** Shows the files of an order, with a link to each that can be downloaded. */
const downloads: TokenKind = {
  signedFor: ['downloads'],
  lifetimeMs: validDays * dayMs,
  async issue(scope) {
    const { pagePath } = await buyFile(scope);
    return {
      token: pagePath.replace('/order/downloads/', ''),
      async use(text, at = scope.site) {
        const page = await at.visitor().get(`/order/downloads/${encodeURIComponent(text)}`);
        return (
          page.status === 200 && mainOf(page.text).links.some(({ path }) => path !== undefined)
        );
      },
    };
  },
};

/** Downloads one file of an order. */
const download: TokenKind = {
  signedFor: ['download'],
  lifetimeMs: validDays * dayMs,
  async issue(scope) {
    const { filePath } = await buyFile(scope);
    return {
      token: filePath.replace('/order/download/', ''),
      use: async (text, at = scope.site) =>
        (await at.visitor().get(`/order/download/${encodeURIComponent(text)}`)).status === 200,
    };
  },
};

export const downloadTokens = { downloads, download } as const;

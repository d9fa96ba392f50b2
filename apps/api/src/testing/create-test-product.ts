import { createItem } from '@sitewright/contracts/api';
import type { ItemDraft, ProductVariant, VariantDraft } from '@sitewright/contracts/entities';
import type { TestSite } from './create-test-site.ts';
import { productDraftOf, variantDraftOf } from './item-draft.ts';

/** Creates a product in the site's shop through the API, as its owner. */
export async function createTestProduct(
  site: TestSite,
  variants: readonly Partial<VariantDraft>[] = [{}],
  changes: Partial<ItemDraft> = {},
): Promise<{ readonly itemId: string; readonly variants: readonly ProductVariant[] }> {
  const path = `/api/websites/${site.websiteId}/collections/${site.shopId}/items`;
  const response = await site.owner.browser.post(path, { json: productDraftOf(variants, changes) });
  const item = response.as(createItem);
  return { itemId: item.id, variants: item.product?.variants ?? [] };
}

/** The id of the only variant of a new product. */
export async function createTestVariant(
  site: TestSite,
  variant: Partial<VariantDraft> = {},
  changes: Partial<ItemDraft> = {},
): Promise<string> {
  const { variants } = await createTestProduct(site, [variant], changes);
  return variants[0]?.id ?? '';
}

/** Sets the store settings of the site; see `readStoreSettings`. */
export const setStoreSettings = (site: TestSite, value: object): Promise<unknown> =>
  site.inTenant((tenant) =>
    tenant
      .insertInto('storeSettings')
      .values({ value: JSON.stringify(value) })
      .onConflict((conflict) =>
        conflict.column('websiteId').doUpdateSet({ value: JSON.stringify(value) }),
      )
      .execute(),
  );

/** Creates a gift card product with these fixed amounts in the site's shop. */
export const createTestGiftCard = (
  site: TestSite,
  amounts: readonly number[] = [5000],
): ReturnType<typeof createTestProduct> => {
  const variants = amounts.map((price, index) =>
    variantDraftOf({
      id: String(index).padStart(24, '0'),
      price,
      salePrice: price,
      unlimited: true,
    }),
  );
  return createTestProduct(site, [], { product: { productType: 'gift card', variants } });
};

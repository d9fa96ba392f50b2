import { createItem, readCart, readItem, writeItem } from '@sitewright/contracts/api';
import type { ItemDraft, VariantDraft } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyInvariants } from '../../platform/invariants/verify-invariants.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { productDraftOf, variantDraftOf } from '../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { visitorWithCart } from '../../testing/test-checkout.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const root = () => `/api/websites/${site.websiteId}`;
const create = (draft: ItemDraft) =>
  site.owner.browser.post(`${root()}/collections/${site.shopId}/items`, { json: draft });
const write = (itemId: string, draft: object) =>
  site.owner.browser.call('PUT', `${root()}/items/${itemId}`, { json: draft });
const read = async (itemId: string) =>
  (await site.owner.browser.get(`${root()}/items/${itemId}`)).as(readItem);

/** The writable part of a stored item. */
const draftOf = ({
  id: _id,
  collectionId: _in,
  recordType: _type,
  ...draft
}: Awaited<ReturnType<typeof read>>) => draft;

const options = [
  { name: 'Size', values: ['A4', 'A3', 'A2'] },
  { name: 'Frame', values: ['Oak', 'Black'] },
];
const valuesOf = (size: string, frame: string) => [
  { option: 'Size', value: size },
  { option: 'Frame', value: frame },
];
const six = (changes: Partial<VariantDraft> = {}) =>
  options[0]!.values.flatMap((size) =>
    options[1]!.values.map((frame) =>
      variantDraftOf({ optionValues: valuesOf(size, frame), ...changes }),
    ),
  );
const printOf = (variants: VariantDraft[] = six(), changed = options): ItemDraft =>
  productDraftOf([], { product: { productType: 'physical', options: changed, variants } });

it('keeps ids, prices, stock and SKUs of variants when options are renamed and reordered', async () => {
  const { id, product } = (await create(printOf())).as(createItem);
  const before = product!.variants;
  expect(before).toHaveLength(6);
  const stored = await read(id);
  const renamed = before.toReversed().map((variant) => ({
    ...variant,
    optionValues: [
      { option: 'Border', value: variant.optionValues[1]!.value.replace('Oak', 'Light oak') },
      variant.optionValues[0]!,
    ],
  }));
  const changed = printOf(renamed, [
    { name: 'Border', values: ['Black', 'Light oak'] },
    options[0]!,
  ]);
  const after = (await write(id, { ...changed, revision: stored.revision })).as(writeItem);
  const facts = (variants: typeof before) =>
    variants
      .map(({ id: variantId, sku, price, qtyInStock }) =>
        [variantId, sku, price, qtyInStock].join(),
      )
      .toSorted();
  expect(facts(after.product!.variants)).toEqual(facts(before));
  expect(after.product!.options).toEqual(changed.product!.options);
});

it.each<[string, VariantDraft[], string]>([
  [
    'a value is unknown',
    six().with(0, variantDraftOf({ optionValues: valuesOf('A9', 'Oak') })),
    'No option has the value A9.',
  ],
  [
    'a value is missing',
    six().with(0, variantDraftOf()),
    'Each variant needs one value for each option.',
  ],
  ['two variants are equal', six().with(0, six()[1]!), 'There are two variants A4, Black.'],
])('is not written when %s', async (_, variants, message) => {
  const response = await create(printOf(variants));
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ errors: { 'product.options': message } });
});

it('has no limit on variants: 2,000 are written with one call and read again', async () => {
  const axis = (name: string, count: number) => ({
    name,
    values: Array.from({ length: count }, (_, index) => `${name}${index}`),
  });
  const [first, second] = [axis('a', 40), axis('b', 50)];
  const variants = first.values.flatMap((a) =>
    second.values.map((b) =>
      variantDraftOf({
        optionValues: [
          { option: 'a', value: a },
          { option: 'b', value: b },
        ],
      }),
    ),
  );
  const { id, product } = (await create(printOf(variants, [first, second]))).as(createItem);
  expect(product!.variants).toHaveLength(2000);
  expect(new Set(product!.variants.map(({ sku }) => sku)).size).toBe(2000);
  const stored = draftOf(await read(id));
  const again = await write(id, { ...stored, title: 'Again' });
  expect(again.as(writeItem).product!.variants.map((each) => each.id)).toEqual(
    product!.variants.map((each) => each.id),
  );
});

it('rejects a save that does not know of another owner’s new value', async () => {
  const { id } = (await create(printOf())).as(createItem);
  const stored = draftOf(await read(id));
  const [one, other] = await Promise.all(
    ['first', 'second'].map((title) => write(id, { ...stored, title })),
  );
  expect([one!.status, other!.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('does not offer unavailable variants, not even to a cart that already has one', async () => {
  const variants = six().with(
    1,
    variantDraftOf({ available: false, optionValues: valuesOf('A4', 'Black') }),
  );
  const { id, product } = (await create(printOf(variants))).as(createItem);
  const [offered, unavailable] = product!.variants;
  expect(unavailable?.available).toBe(false);
  const rejected = await site.visitor().post('/api/cart/entries', {
    json: { variantId: unavailable!.id, quantity: 1 },
  });
  expect(rejected.status).toBe(404);
  const visitor = await visitorWithCart(site, offered!.id);
  const stored = draftOf(await read(id));
  const hidden = stored.product!.variants.map((variant) => ({
    ...variant,
    available: variant.id !== offered!.id,
  }));
  expect(
    (await write(id, { ...stored, product: { ...stored.product!, variants: hidden } })).status,
  ).toBe(200);
  const { cart } = (await visitor.get('/api/cart')).as(readCart);
  expect(cart).toMatchObject({ entries: [], hasUnavailable: true });
});

it('breaks no invariant', async () => {
  const report = await verifyInvariants(api.database);
  expect(report.invariants.flatMap(({ breaches }) => breaches)).toEqual([]);
});

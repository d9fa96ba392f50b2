import { itemDraft } from '@sitewright/contracts/entities';
import { collectionType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { rebaseDraft } from '../../drafts/rebase-draft.ts';
import { idOf, sampleItem } from '../../fake-api/sample.ts';
import {
  countedMembers,
  draftOf,
  newItem,
  newVariant,
  withStockBefore,
  type EditedItem,
} from './item-draft.ts';

it('creates a product that is valid once it has a title', () => {
  const variant = newVariant(idOf('variant', 9), 'SQ5000000');
  const item = { ...newItem(collectionType.PRODUCTS, variant), title: 'Cup' };
  expect(itemDraft.parse(item)).toEqual(item);
  expect(newItem(collectionType.BLOG, variant).product).toBeNull();
});

it('creates a valid draft of a stored item', () => {
  expect(itemDraft.parse(draftOf(sampleItem))).toEqual(draftOf(sampleItem));
});

it('adds the previous stock to each existing variant, but not to new ones', () => {
  const base = draftOf(sampleItem);
  const [known] = base.product!.variants;
  const fresh = newVariant(idOf('variant', 2), 'SQ0000002');
  const draft = {
    ...base,
    product: { ...base.product!, variants: [{ ...known!, qtyInStock: 40 }, fresh] },
  };
  const sent = withStockBefore(draft, base);
  expect(itemDraft.parse(sent)).toEqual(sent);
  expect(sent.product?.variants).toEqual([{ ...known, qtyInStock: 40, qtyBefore: 12 }, fresh]);
  expect(withStockBefore({ ...base, product: null }, base).product).toBeNull();
});

/** The sample product with its one variant and other members changed. */
function changed(
  variant: Partial<NonNullable<EditedItem['product']>['variants'][number]>,
  changes: Partial<EditedItem> = {},
): EditedItem {
  const item = draftOf(sampleItem);
  const [known] = item.product!.variants;
  const product = { ...item.product!, variants: [{ ...known!, ...variant }] };
  return { ...item, ...changes, product };
}

it('adds the local stock change to the newer stock', () => {
  const base = changed({ qtyInStock: 10 });
  const newer = changed({ qtyInStock: 8 }, { author: 'Them' });
  const local = changed({ qtyInStock: 15 });
  const { value, conflicts } = rebaseDraft({ base, local: local, remote: newer }, countedMembers);
  expect(value).toEqual(changed({ qtyInStock: 13 }, { author: 'Them' }));
  expect(conflicts).toEqual([]);
  expect(rebaseDraft({ base, local: base, remote: newer }, countedMembers).value).toEqual(newer);
});

it('keeps a remote price change when the stock was changed locally', () => {
  const base = changed({ price: 1000, qtyInStock: 10 });
  const newer = changed({ price: 1200, qtyInStock: 10 });
  const local = changed({ price: 1000, qtyInStock: 15 });
  const { value, conflicts } = rebaseDraft({ base, local: local, remote: newer }, countedMembers);
  expect(value).toEqual(changed({ price: 1200, qtyInStock: 15 }));
  expect(conflicts).toEqual([]);
});

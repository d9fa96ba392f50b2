import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { ItemCard } from '../../kit/items/item-card.tsx';
import { ProductDetails } from './product-details.tsx';
import type { product } from './schema.ts';

/** A product, in full with its form or as a card that links to its page. */
export function ProductView(view: BlockViewProps<PropsOf<typeof product>>): ReactNode {
  const { id, props, data, page, sizes, loading } = view;
  const item =
    props.itemId === null ? undefined : readData(data, { kind: 'item', itemId: props.itemId });
  if (!item?.product) return null;
  if (props.look === 'card') {
    return (
      <ItemCard item={item} {...{ page, sizes, loading }} shows={{ price: true }} heading="h3" />
    );
  }
  return (
    <ProductDetails
      id={`product-${id}`}
      item={item}
      product={item.product}
      heading="h2"
      linksTo={item.path}
      {...{ page, loading }}
    />
  );
}

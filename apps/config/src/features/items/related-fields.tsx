import { listItems } from '@sitewright/contracts/api';
import { maxRelatedProducts } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { errorAt } from '../../api/field-errors.ts';
import { useCompleteList } from '../../api/read-list.ts';
import { Card } from '../../controls/card.tsx';
import { useSite } from '../../shell/site/site.ts';
import { TargetField } from '../discounts/target-field.tsx';
import { productText } from '../../texts/product-text.ts';

/** The products that the page of a product recommends. */
export function RelatedFields({
  itemId,
  collectionId,
  relatedIds,
  errors,
  onChange,
}: {
  /** Null for a new product. */
  readonly itemId: string | null;
  readonly collectionId: string;
  readonly relatedIds: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (relatedIds: string[]) => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const items = useCompleteList(listItems, { params: { websiteId, collectionId }, query: {} });
  const isFull = relatedIds.length >= maxRelatedProducts;
  const choices = (items.data?.rows ?? [])
    .filter(({ id }) => id !== itemId && (!isFull || relatedIds.includes(id)))
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Card title={productText('products.relatedProducts')}>
      <p>{productText('products.relatedHelp', { count: maxRelatedProducts })}</p>
      <TargetField
        label={productText('products.relatedProducts')}
        choices={choices}
        chosen={relatedIds}
        isLoading={items.isLoading}
        error={errorAt(errors, 'product.relatedIds')}
        onChange={(chosen) => onChange([...chosen])}
      />
    </Card>
  );
}

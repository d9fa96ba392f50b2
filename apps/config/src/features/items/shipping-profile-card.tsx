import { Link } from '@tanstack/react-router';
import { readShipping } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { productText } from '../../texts/product-text.ts';

/** The shipping profile of a product; nothing in a store without profiles. */
export function ShippingProfileCard({
  itemId,
}: {
  /** Null for a product that is not saved yet. */
  readonly itemId: string | null;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const enabled = usePermissions()('shipping_tax.write');
  const { data } = useRead(readShipping, { params: { websiteId } }, { enabled });
  if (data === undefined || data.profiles.length === 0) return null;
  const profile = data.profiles.find(
    ({ productIds }) => itemId !== null && productIds.includes(itemId),
  );
  return (
    <Card title={productText('products.shippingProfile')}>
      <p>{profile?.name ?? productText('products.generalProfile')}</p>
      <p>
        <Link to="/$identifier/shipping" params={{ identifier }} search={{}}>
          {productText('products.changeInShipping')}
        </Link>
      </p>
    </Card>
  );
}

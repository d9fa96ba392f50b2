import { changeOrderTags, listOrders, readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { TagCard } from '../../controls/tag-card.tsx';
import { useSite } from '../../shell/site/site.ts';

/** The tags of an order. */
export function OrderTags({
  order,
  mayChange,
}: {
  readonly order: OrderDetails;
  readonly mayChange: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const change = useSend(changeOrderTags, [readOrder, listOrders]);
  return (
    <TagCard
      tags={order.tags}
      mayChange={mayChange}
      isPending={change.isPending}
      error={change.error}
      onChange={(tags) =>
        change
          .mutateAsync({ params: { websiteId, orderId: order.id }, body: { tags: [...tags] } })
          .then(
            () => true,
            () => false,
          )
      }
    />
  );
}

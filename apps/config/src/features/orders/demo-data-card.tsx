import {
  listAbandonedCarts,
  listCustomers,
  listDiscounts,
  listGiftCards,
  listInventory,
  listOrders,
  listReviews,
  readDemoData,
  readOrder,
  readSalesReport,
  removeDemoData,
  type DemoData,
} from '@sitewright/contracts/api';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { orderText } from '../../texts/order-text.ts';
import styles from './demo-data-card.module.css';

const parts = [
  ['orders', 'orders.orderCount'],
  ['customers', 'orders.customerCount'],
  ['reviews', 'orders.reviewCount'],
  ['giftCards', 'orders.giftCardCount'],
  ['abandonedCarts', 'orders.abandonedCartCount'],
] as const satisfies readonly (readonly [keyof DemoData, string])[];

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What there is: `34 orders, 18 customers and 9 reviews`. Empty if there is nothing. */
const describe = (data: DemoData): string =>
  list.format(
    parts.flatMap(([part, key]) => {
      const count = data[part];
      return count === 0 ? [] : [orderText(key, { count })];
    }),
  );

/** Everything that shows demo data. */
const changed = [
  readDemoData,
  listOrders,
  readOrder,
  listCustomers,
  listReviews,
  listGiftCards,
  listAbandonedCarts,
  listInventory,
  listDiscounts,
  readSalesReport,
];

/** What of the store is demo data, and its removal. Renders nothing in a store without any. */
export function DemoDataCard({
  isAsking,
  onAsk,
  onClose,
}: {
  /** Whether the confirmation is open. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const mayRemove = usePermissions()('settings.write');
  const demo = useRead(readDemoData, { params: { websiteId } });
  const remove = useSend(removeDemoData, changed);
  const contents = demo.data === undefined ? '' : describe(demo.data);
  if (contents === '') return null;

  async function run() {
    const removed = await remove.mutateAsync({ params: { websiteId } }).catch(() => null);
    onClose();
    if (removed !== null) toast.success(orderText('orders.demoRemoved'));
  }
  return (
    <Card>
      <div className={styles.row}>
        <p>
          <strong>{orderText('orders.demoTitle')}</strong>{' '}
          {orderText('orders.demoText', { contents })}
        </p>
        {mayRemove && (
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            onPress={onAsk}
            isPending={remove.isPending}
          >
            {orderText('orders.demoRemove')}
          </Button>
        )}
      </div>
      <Problem error={remove.error} before={orderText('orders.demoRemoveFailed')} />
      <ConfirmDialog
        title={orderText('orders.demoRemoveQuestion')}
        action={orderText('orders.demoRemove')}
        isOpen={isAsking && mayRemove}
        isPending={remove.isPending}
        onConfirm={() => void run()}
        onClose={onClose}
      >
        {orderText('orders.demoRemoveText', { contents })}
      </ConfirmDialog>
    </Card>
  );
}

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
import styles from './demo-data-card.module.css';

const parts = [
  ['orders', 'order', 'orders'],
  ['customers', 'customer', 'customers'],
  ['reviews', 'review', 'reviews'],
  ['giftCards', 'gift card', 'gift cards'],
  ['abandonedCarts', 'abandoned cart', 'abandoned carts'],
] as const satisfies readonly (readonly [keyof DemoData, string, string])[];

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What there is: `34 orders, 18 customers and 9 reviews`. Empty if there is nothing. */
const describe = (data: DemoData): string =>
  list.format(
    parts.flatMap(([part, one, many]) => {
      const count = data[part];
      return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
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
    if (removed !== null) toast.success('Demo data removed');
  }
  return (
    <Card>
      <div className={styles.row}>
        <p>
          <strong>This store has demo data.</strong> {contents} show how a store looks after a
          month.
        </p>
        {mayRemove && (
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            onPress={onAsk}
            isPending={remove.isPending}
          >
            Remove demo data
          </Button>
        )}
      </div>
      <Problem error={remove.error} before="The demo data could not be removed." />
      <ConfirmDialog
        title="Remove demo data?"
        action="Remove demo data"
        isOpen={isAsking && mayRemove}
        isPending={remove.isPending}
        onConfirm={() => void run()}
        onClose={onClose}
      >
        {contents} will be deleted, with their payments, documents and emails. The stock that the
        orders took is returned. Products, discounts, settings, and all real orders and customers
        stay. This cannot be undone.
      </ConfirmDialog>
    </Card>
  );
}

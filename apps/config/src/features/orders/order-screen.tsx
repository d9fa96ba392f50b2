import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import { PackageCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { orderText } from '../../texts/order-text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CaptureDialog } from './capture-dialog.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DocumentCard } from './document-card.tsx';
import { DownloadsCard } from './downloads-card.tsx';
import { FulfillDialog } from './fulfill-dialog.tsx';
import { FulfillmentCard } from './fulfillment-card.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { FulfillmentBadge, PaymentBadge } from './order-badges.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTags } from './order-tags.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTrace } from './order-trace.tsx';
import styles from './order-screen.module.css';
import { PaymentCard } from './payment-card.tsx';
import { RefundCard } from './refund-card.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useNeighbors } from './use-neighbors.ts';
import { useOrderActions, type OrderDialog } from './use-order-actions.ts';

/** An order: its items, what was sent, its price breakdown, addresses and timeline. */
export function OrderScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { orderId } = useParams({ from: '/$identifier/framed/orders/$orderId' });
  const order = useRead(readOrder, { params: { websiteId, orderId } });
  return (
    <Reading read={order} problem={orderText('orders.orderNotLoaded')}>
      {(data) => <LoadedOrder key={data.id} order={data} />}
    </Reading>
  );
}

function LoadedOrder({ order }: { readonly order: OrderDetails }): ReactNode {
  const { identifier } = useSite();
  const filter = useSearch({ from: '/$identifier/framed/orders/$orderId' });
  const navigate = useNavigate();
  const may = usePermissions();
  const mayFulfill = may('orders.fulfil');
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const close = () => setDialog(null);
  useNeighbors(order.id, filter);
  const actions = useOrderActions(order, setDialog);
  useCommands([
    ...actions,
    {
      id: 'order.back',
      title: orderText('orders.allOrders'),
      group: 'General',
      keys: 'u',
      run: () =>
        void navigate({ to: '/$identifier/orders', params: { identifier }, search: filter }),
    },
  ]);

  return (
    <Screen
      title={orderText('orders.orderNumber', { number: order.number })}
      parent={
        <Link to="/$identifier/orders" params={{ identifier }} search={filter}>
          {orderText('orders.title')}
        </Link>
      }
      description={
        <>
          {formatDateTime(order.createdAt)} <FulfillmentBadge order={order} />{' '}
          <PaymentBadge order={order} />
        </>
      }
      actions={actions.toReversed().map(({ id, title, dialog: opens, run }) => (
        <Button
          key={id}
          variant={opens === 'fulfill' ? 'primary' : 'secondary'}
          icon={opens === 'fulfill' ? <PackageCheck aria-hidden="true" /> : undefined}
          onPress={run}
        >
          {title}
        </Button>
      ))}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={orderText('orders.items')} isFlush>
            <OrderLines order={order} />
          </Card>
          {order.fulfillments.map((sent) => (
            <FulfillmentCard
              key={sent.id}
              order={order}
              sent={sent}
              mayChange={mayFulfill && order.state !== 'cancelled'}
            />
          ))}
          <DownloadsCard order={order} mayChange={mayFulfill} />
          <PaymentCard order={order} />
          <RefundCard order={order} />
          <Card title={orderText('orders.priceBreakdown')}>
            <OrderTrace order={order} />
          </Card>
        </div>
        <div className={styles.column}>
          <CustomerCard order={order} />
          <DocumentCard order={order} mayIssue={mayFulfill} />
          <OrderTags order={order} mayChange={mayFulfill} />
          <OrderTimeline order={order} mayChange={mayFulfill} />
        </div>
      </div>
      {dialog === 'fulfill' && <FulfillDialog order={order} onClose={close} />}
      {dialog === 'capture' && order.payment.authorization !== null && (
        <CaptureDialog
          order={order}
          authorizedCents={order.payment.authorization.amountCents}
          onClose={close}
        />
      )}
      {dialog === 'refund' && <RefundDialog order={order} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {dialog === 'markPaid' && <MarkPaidDialog order={order} onClose={close} />}
    </Screen>
  );
}

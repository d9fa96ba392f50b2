import { useNavigate, useParams } from '@tanstack/react-router';
import { postalLines } from '@sitewright/contracts/addresses';
import { fulfilOrder, listOrders, readOrder } from '@sitewright/contracts/api';
import type { Order } from '@sitewright/contracts/entities';
import { PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { useSite } from '../../shell/site/site.ts';
import { OrderStateBadge, PaymentStateBadge } from './order-badges.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTrace } from './order-trace.tsx';
import styles from './order-screen.module.css';

/** An order: its items, price breakdown, addresses and timeline. */
export function OrderScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { orderId } = useParams({ from: '/$identifier/framed/orders/$orderId' });
  const order = useRead(readOrder, { params: { websiteId, orderId } });
  return (
    <Reading read={order} problem="The order could not be loaded.">
      {(data) => <OrderDetails order={data} />}
    </Reading>
  );
}

function OrderDetails({ order }: { readonly order: Order }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const fulfil = useSend(fulfilOrder, [readOrder, listOrders]);
  const canFulfil = order.state === 'pending';

  async function markFulfilled() {
    const params = { websiteId, orderId: order.id };
    const fulfilled = await fulfil.mutateAsync({ params }).catch(() => null);
    if (fulfilled !== null) toast.success(`Order ${order.number} is fulfilled`);
  }
  useCommands([
    ...(canFulfil
      ? [
          {
            id: 'order.fulfil',
            title: 'Fulfill order',
            group: 'General' as const,
            keys: 'f',
            run: () => void markFulfilled(),
          },
        ]
      : []),
    {
      id: 'order.back',
      title: 'All orders',
      group: 'General',
      keys: 'u',
      run: () => void navigate({ to: '/$identifier/orders', params: { identifier } }),
    },
  ]);

  return (
    <Screen
      title={`Order ${order.number}`}
      description={
        <>
          {formatDateTime(order.createdAt)} <OrderStateBadge state={order.state} />{' '}
          <PaymentStateBadge state={order.paymentState} />
        </>
      }
      actions={
        canFulfil && (
          <Button
            variant="primary"
            icon={<PackageCheck aria-hidden="true" />}
            onPress={() => void markFulfilled()}
            isPending={fulfil.isPending}
          >
            Mark as fulfilled
          </Button>
        )
      }
    >
      <Problem error={fulfil.error} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title="Items" isFlush>
            <OrderLines order={order} />
          </Card>
          <Card title="Price breakdown">
            <OrderTrace order={order} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card title="Customer">
            <p>
              {order.customerName}
              <br />
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </p>
            <Address title="Shipping address" address={order.shippingAddress} />
            {order.shippingName !== null && <p>{order.shippingName}</p>}
          </Card>
          <Card title="Timeline">
            <ol className={styles.timeline}>
              {order.timeline.map(({ at, text }, index) => (
                <li key={`${at}.${index}`}>
                  {text}
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </Screen>
  );
}

function Address({
  title,
  address,
}: {
  readonly title: string;
  readonly address: Order['shippingAddress'];
}): ReactNode {
  if (address === null) return null;
  const lines = [...postalLines(address), address.phone];
  return (
    <div>
      <h3>{title}</h3>
      <address className={styles.address}>
        {lines.filter((line) => line.trim() !== '').join('\n')}
      </address>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import type { OrderDetails, ShippingKind } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import styles from './order-screen.module.css';

/** The texts of the shipping option that was chosen, by its kind. */
const kindKeys = {
  shipping: 'orders.shippingBy',
  delivery: 'orders.deliveryBy',
  pickup: 'orders.pickupBy',
} as const satisfies Record<ShippingKind, string>;

/** The buyer, where the order goes, and what they wrote. */
export const CustomerCard = ({ order }: { readonly order: OrderDetails }): ReactNode => (
  <Card title={orderText('orders.customer')}>
    <Buyer order={order} />
    <Address title={orderText('orders.shippingAddress')} address={order.shippingAddress} />
    <Address title={orderText('orders.billingDetails')} address={order.billingAddress} />
    {order.vatNumber !== undefined && (
      <p>{orderText('orders.vatNumberIs', { number: order.vatNumber })}</p>
    )}
    {order.shippingName !== null && (
      <p>
        {order.shippingKind === null
          ? order.shippingName
          : orderText(kindKeys[order.shippingKind], { name: order.shippingName })}
      </p>
    )}
    {order.pickup !== undefined && (
      <address className={styles.address}>{placeLines(order.pickup.address).join('\n')}</address>
    )}
    {order.note !== '' && (
      <div>
        <h3>{orderText('orders.customerNote')}</h3>
        <p className={styles.entry}>{order.note}</p>
      </div>
    )}
    {order.answers.map(({ fieldId, title, text }) => (
      <div key={fieldId}>
        <h3>{title}</h3>
        <p className={styles.entry}>{text}</p>
      </div>
    ))}
    {order.termsAcceptedAt !== null && (
      <p>{orderText('orders.agreedToTerms', { date: formatDateTime(order.termsAcceptedAt) })}</p>
    )}
  </Card>
);

/** The name leads to the profile with all orders of the buyer. */
function Buyer({ order }: { readonly order: OrderDetails }): ReactNode {
  const { identifier } = useSite();
  const { customer } = order;
  const name = order.customerName === '' ? order.email : order.customerName;
  return (
    <p>
      {customer === null ? (
        name
      ) : (
        <>
          <Link
            to="/$identifier/customers/$customerId"
            params={{ identifier, customerId: customer.id }}
          >
            {name}
          </Link>
          <br />
          <span>{orderText('orders.orderCount', { count: customer.orderCount })}</span>
        </>
      )}
      <br />
      <a href={`mailto:${order.email}`}>{order.email}</a>
    </p>
  );
}

function Address({
  title,
  address,
}: {
  readonly title: string;
  readonly address: OrderDetails['shippingAddress'];
}): ReactNode {
  if (address === null) return null;
  const lines = [...postalLines(address), address.phone].filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <address className={styles.address}>{lines.join('\n')}</address>
    </div>
  );
}

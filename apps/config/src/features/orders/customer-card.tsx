import { Link } from '@tanstack/react-router';
import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import type { OrderDetails, ShippingKind } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import styles from './order-screen.module.css';

/** The kinds of shipping options, as the order screen names them. */
const kindLabels: Readonly<Record<ShippingKind, string>> = {
  shipping: 'Shipping',
  delivery: 'Local delivery',
  pickup: 'Pickup',
};

/** The buyer, where the order goes, and what they wrote. */
export const CustomerCard = ({ order }: { readonly order: OrderDetails }): ReactNode => (
  <Card title="Customer">
    <Buyer order={order} />
    <Address title="Shipping address" address={order.shippingAddress} />
    <Address title="Billing details" address={order.billingAddress} />
    {order.vatNumber !== undefined && <p>VAT number: {order.vatNumber}</p>}
    {order.shippingName !== null && (
      <p>
        {order.shippingKind !== null && `${kindLabels[order.shippingKind]}: `}
        {order.shippingName}
      </p>
    )}
    {order.pickup !== undefined && (
      <address className={styles.address}>{placeLines(order.pickup.address).join('\n')}</address>
    )}
    {order.note !== '' && (
      <div>
        <h3>Note from the customer</h3>
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
      <p>Agreed to the terms: {formatDateTime(order.termsAcceptedAt)}</p>
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
          <span>{customer.orderCount === 1 ? '1 order' : `${customer.orderCount} orders`}</span>
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

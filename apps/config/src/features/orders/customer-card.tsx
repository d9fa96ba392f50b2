import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import type { OrderDetails, ShippingKind } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
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
    <p>
      {order.customerName}
      <br />
      <a href={`mailto:${order.email}`}>{order.email}</a>
    </p>
    <Address title="Shipping address" address={order.shippingAddress} />
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
  </Card>
);

function Address({
  title,
  address,
}: {
  readonly title: string;
  readonly address: OrderDetails['shippingAddress'];
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

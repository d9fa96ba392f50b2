import type { Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import styles from './order-screen.module.css';

/** The purchased items at their prices; discounts and tax have their own rows below. */
export const OrderLines = ({ order }: { readonly order: Order }): ReactNode => (
  <DataTable caption="Items" columns={lineColumns(order.currency)} rows={order.lines} />
);

const lineColumns = (currency: string): readonly Column<Order['lines'][number]>[] => [
  {
    title: 'Product',
    cell: ({ title, variant, sku }) => (
      <>
        {title}
        {variant !== '' && `, ${variant}`}
        <span className={styles.sku}>{sku}</span>
      </>
    ),
  },
  { title: 'Quantity', cell: ({ quantity }) => quantity, kind: 'number' },
  {
    title: 'Price',
    cell: ({ unitPriceCents }) => formatMinorUnits(unitPriceCents, currency),
    kind: 'number',
    isWide: true,
  },
  {
    title: 'Total',
    cell: ({ unitPriceCents, quantity }) => formatMinorUnits(unitPriceCents * quantity, currency),
    kind: 'number',
  },
];

import type { Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { LineTitle } from './line-title.tsx';
import styles from './order-screen.module.css';

/** The purchased items at their prices; discounts and tax have their own rows below. */
export const OrderLines = ({ order }: { readonly order: Order }): ReactNode => (
  <DataTable caption="Items" columns={lineColumns(order.currency)} rows={order.lines} />
);

/** What happened to the pieces of a line; empty if nothing did. */
const progressText = (line: Order['lines'][number]): string => {
  const { quantity, fulfilledQuantity, refundedQuantity } = line;
  return [
    { count: fulfilledQuantity, word: 'fulfilled' },
    { count: refundedQuantity, word: 'refunded' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => (count === quantity ? `all ${word}` : `${count} ${word}`))
    .join(', ');
};

const lineColumns = (currency: string): readonly Column<Order['lines'][number]>[] => [
  { title: 'Product', cell: (line) => <LineTitle line={line} /> },
  {
    title: 'Quantity',
    cell: (line) => (
      <>
        {line.quantity}
        <span className={styles.sku}>{progressText(line)}</span>
      </>
    ),
    kind: 'number',
  },
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

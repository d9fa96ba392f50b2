import type { Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from './join-texts.ts';
import { LineTitle } from './line-title.tsx';
import styles from './order-screen.module.css';

/** The purchased items at their prices; discounts and tax have their own rows below. */
export const OrderLines = ({ order }: { readonly order: Order }): ReactNode => (
  <DataTable
    caption={orderText('orders.items')}
    columns={lineColumns(order.currency)}
    rows={order.lines}
  />
);

/** What happened to the pieces of a line; empty if nothing did. */
const progressText = (line: Order['lines'][number]): string => {
  const { quantity, fulfilledQuantity, refundedQuantity } = line;
  const progress = [
    { count: fulfilledQuantity, all: 'orders.allFulfilled', some: 'orders.someFulfilled' },
    { count: refundedQuantity, all: 'orders.allRefunded', some: 'orders.someRefunded' },
  ] as const;
  return joinTexts(
    progress
      .filter(({ count }) => count > 0)
      .map(({ count, all, some }) =>
        count === quantity ? orderText(all) : orderText(some, { count }),
      ),
  );
};

const lineColumns = (currency: string): readonly Column<Order['lines'][number]>[] => [
  { title: orderText('orders.product'), cell: (line) => <LineTitle line={line} /> },
  {
    title: orderText('orders.quantity'),
    cell: (line) => (
      <>
        {line.quantity}
        <span className={styles.sku}>{progressText(line)}</span>
      </>
    ),
    kind: 'number',
  },
  {
    title: orderText('orders.price'),
    cell: ({ unitPriceCents }) => formatMinorUnits(unitPriceCents, currency),
    kind: 'number',
    isWide: true,
  },
  {
    title: orderText('orders.total'),
    cell: ({ unitPriceCents, quantity }) => formatMinorUnits(unitPriceCents * quantity, currency),
    kind: 'number',
  },
];

import type { Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import table from '../../controls/data-table.module.css';
import { amount } from '../../look/amounts.ts';
import styles from './order-screen.module.css';

/** What was bought, line by line at its price: discounts and tax have rows of their own below. */
export function OrderLines({ order }: { readonly order: Order }): ReactNode {
  const { currency, lines } = order;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={table.number}>
            Quantity
          </th>
          <th scope="col" className={`${table.number ?? ''} ${table.wide ?? ''}`}>
            Price
          </th>
          <th scope="col" className={table.number}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, title, variant, sku, quantity, unitPriceCents }) => (
          <tr key={id}>
            <td>
              {title}
              {variant !== '' && `, ${variant}`}
              <span className={styles.sku}>{sku}</span>
            </td>
            <td className={table.number}>{quantity}</td>
            <td className={`${table.number ?? ''} ${table.wide ?? ''}`}>
              {amount(unitPriceCents, currency)}
            </td>
            <td className={table.number}>{amount(unitPriceCents * quantity, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Link } from '@tanstack/react-router';
import type { ItemSummary } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import table from '../../controls/data-table.module.css';
import { amount } from '../../look/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AssetThumb } from '../assets/asset-thumb.tsx';
import styles from './items.module.css';
import { workflowLabel } from './workflow-label.ts';

/** Items in the order of their collection. */
export function ItemTable({
  items,
  isShop,
}: {
  readonly items: readonly ItemSummary[];
  readonly isShop: boolean;
}): ReactNode {
  const { identifier, currency } = useSite();
  return (
    <Card isFlush>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{isShop ? 'Product' : 'Item'}</th>
            {isShop && (
              <th scope="col" className={`${table.number ?? ''} ${table.wide ?? ''}`}>
                Price
              </th>
            )}
            {isShop && (
              <th scope="col" className={table.number}>
                In stock
              </th>
            )}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, title, image, priceCents, stock, workflowState }) => (
            <tr key={id}>
              <td aria-label={title}>
                <span className={styles.title}>
                  <span className={styles.thumb}>
                    {image !== null && <AssetThumb asset={image} widthPx={100} />}
                  </span>
                  <span>
                    <Link
                      to="/$identifier/products/$itemId"
                      params={{ identifier, itemId: id }}
                      search={{}}
                      className={table.main}
                    >
                      {title}
                    </Link>
                    {isShop && priceCents !== null && (
                      <span className={table.narrow}>{amount(priceCents, currency)}</span>
                    )}
                  </span>
                </span>
              </td>
              {isShop && (
                <td className={`${table.number ?? ''} ${table.wide ?? ''}`}>
                  {priceCents === null ? '—' : amount(priceCents, currency)}
                </td>
              )}
              {isShop && (
                <td className={table.number}>
                  {stock === null ? (
                    'Unlimited'
                  ) : stock === 0 ? (
                    <Badge tone="danger">Sold out</Badge>
                  ) : (
                    stock
                  )}
                </td>
              )}
              <td>
                <Badge tone={workflowLabel(workflowState).tone}>
                  {workflowLabel(workflowState).label}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

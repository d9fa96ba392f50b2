import type { OrderLine } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import styles from './order-screen.module.css';

/** A purchased product: its image, title, variant and SKU. */
export const LineTitle = ({ line }: { readonly line: OrderLine }): ReactNode => (
  <span className={styles.product}>
    <span className={styles.picture}>
      {line.imageUrl !== undefined && (
        <img src={`${line.imageUrl}?format=100w`} alt="" width={40} height={40} loading="lazy" />
      )}
    </span>
    <span>
      {line.title}
      {line.variant !== '' && `, ${line.variant}`}
      <span className={styles.sku}>{line.sku}</span>
    </span>
  </span>
);

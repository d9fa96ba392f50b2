import type { OrderLine } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/site/site.ts';
import { lineName } from './line-name.ts';
import styles from './order-screen.module.css';

/** A purchased product: its image, title, variant and SKU. */
export function LineTitle({ line }: { readonly line: OrderLine }): ReactNode {
  // Files are served at the website's address.
  const { baseUrl } = useSite();
  return (
    <span className={styles.product}>
      <span className={styles.picture}>
        {line.imageUrl !== undefined && (
          <img
            src={`${baseUrl}${line.imageUrl}?format=100w`}
            alt=""
            width={40}
            height={40}
            loading="lazy"
          />
        )}
      </span>
      <span>
        {lineName(line)}
        <span className={styles.sku}>{line.sku}</span>
        {line.answers?.map(({ title, text }, index) => (
          <span key={index} className={styles.answer}>
            {title}: {text}
          </span>
        ))}
      </span>
    </span>
  );
}

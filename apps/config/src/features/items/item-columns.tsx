import { Link } from '@tanstack/react-router';
import { workflowState } from '@sitewright/contracts/codes';
import type { ItemSummary } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import type { Site } from '../../shell/site/site.ts';
import { AssetThumb } from '../assets/asset-thumb.tsx';
import { productText } from '../../texts/product-text.ts';
import styles from './items.module.css';
import { workflowLabel } from './workflow-label.ts';

const { PUBLISHED } = workflowState;

function statusOf(state: number, isShop: boolean): ReactNode {
  const { tone, label } = workflowLabel(state, isShop);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The columns of an item list; those of a shop have price and stock. */
export const itemColumns = (
  { identifier, currency }: Pick<Site, 'identifier' | 'currency'>,
  isShop: boolean,
  /** The actions of a row, if there are any. */
  menuOf?: (item: ItemSummary) => ReactNode,
): readonly Column<ItemSummary>[] => [
  {
    title: productText(isShop ? 'products.product' : 'products.item'),
    nameOf: ({ title }) => title,
    cell: ({ id, title, image, priceCents, workflowState: state }) => (
      <span className={styles.title}>
        <span className={styles.thumb}>
          {image !== null && <AssetThumb asset={image} widthPx={100} />}
        </span>
        <span>
          <Link
            to={isShop ? '/$identifier/products/$itemId' : '/$identifier/content/$itemId'}
            params={{ identifier, itemId: id }}
            search={{}}
            className={rowLinkClass}
          >
            {title}
          </Link>
          {isShop && (
            <span className={belowClass}>
              {priceCents !== null && formatMinorUnits(priceCents, currency)}
              {state !== PUBLISHED && <> {statusOf(state, isShop)}</>}
            </span>
          )}
        </span>
      </span>
    ),
  },
  ...(isShop ? shopColumns(currency) : []),
  {
    title: productText('products.status'),
    cell: ({ workflowState: state }) => statusOf(state, isShop),
    // A narrow window shows the exceptions below the title.
    isWide: isShop,
  },
  ...(menuOf === undefined
    ? []
    : [{ title: productText('products.actions'), cell: menuOf, kind: 'actions' } as const]),
];

const shopColumns = (currency: string): readonly Column<ItemSummary>[] => [
  {
    title: productText('products.price'),
    cell: ({ priceCents }) => (priceCents === null ? '—' : formatMinorUnits(priceCents, currency)),
    kind: 'number',
    isWide: true,
  },
  {
    title: productText('products.inStock'),
    cell: ({ stock }) => {
      if (stock === null) return productText('products.unlimited');
      return stock <= 0 ? <Badge tone="danger">{productText('products.soldOut')}</Badge> : stock;
    },
    kind: 'number',
  },
];

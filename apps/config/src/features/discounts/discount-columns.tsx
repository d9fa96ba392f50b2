import { Link } from '@tanstack/react-router';
import { discountLabel } from '@sitewright/commerce/discount';
import type { StoreDiscount } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import type { Site } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { describeConditions, describeDiscount } from './describe-discount.ts';
import { discountStatusKeys, discountStatusTones } from './discount-labels.ts';

/** The columns of the list of discounts. */
export const discountColumns = ({
  identifier,
  currency,
  timeZone,
}: Pick<Site, 'identifier' | 'currency' | 'timeZone'>): readonly Column<StoreDiscount>[] => [
  {
    title: storeText('store.discount'),
    nameOf: discountLabel,
    cell: (discount) => (
      <>
        <Link
          to="/$identifier/discounts/$discountId"
          params={{ identifier, discountId: discount.id }}
          search={{}}
          className={rowLinkClass}
        >
          {discountLabel(discount)}
        </Link>
        <span className={belowClass}>{describeDiscount(discount, { currency, timeZone })}</span>
      </>
    ),
  },
  {
    title: storeText('store.conditions'),
    kind: 'quiet',
    isWide: true,
    cell: (discount) => describeConditions(discount, { currency, timeZone }),
  },
  {
    title: storeText('store.status'),
    cell: ({ status }) => (
      <Badge tone={discountStatusTones[status]}>{storeText(discountStatusKeys[status])}</Badge>
    ),
  },
  {
    title: storeText('store.used'),
    kind: 'number',
    cell: ({ uses, useLimit }) => (useLimit === null ? uses : `${uses} / ${useLimit}`),
  },
  {
    title: storeText('store.sales'),
    kind: 'number',
    isWide: true,
    cell: ({ salesCents }) => formatMinorUnits(salesCents, currency),
  },
];

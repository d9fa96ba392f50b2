import { Link } from '@tanstack/react-router';
import { discountLabel } from '@sitewright/commerce/discount';
import type { StoreDiscount } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { CheckBox } from '../../controls/check-box.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import type { Site } from '../../shell/site/site.ts';
import { describeDiscount } from './describe-discount.ts';
import { discountStatusLabels, discountStatusTones } from './discount-labels.ts';

interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string, isSelected: boolean) => void;
}

/** The columns of the list of discounts. */
export const discountColumns = (
  { identifier, currency, timeZone }: Pick<Site, 'identifier' | 'currency' | 'timeZone'>,
  selection: Selection,
): readonly Column<StoreDiscount>[] => [
  {
    title: 'Select',
    kind: 'actions',
    cell: (discount) => (
      <CheckBox
        label={`Select ${discountLabel(discount)}`}
        isLabelHidden
        isSelected={selection.ids.has(discount.id)}
        onChange={(isSelected) => selection.toggle(discount.id, isSelected)}
      />
    ),
  },
  {
    title: 'Discount',
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
    title: 'Conditions',
    kind: 'quiet',
    isWide: true,
    cell: (discount) =>
      `${discount.code === null ? 'Automatic: ' : ''}${describeDiscount(discount, { currency, timeZone })}`,
  },
  {
    title: 'Status',
    cell: ({ status }) => (
      <Badge tone={discountStatusTones[status]}>{discountStatusLabels[status]}</Badge>
    ),
  },
  {
    title: 'Used',
    kind: 'number',
    cell: ({ uses, useLimit }) => (useLimit === null ? uses : `${uses} / ${useLimit}`),
  },
  {
    title: 'Sales',
    kind: 'number',
    isWide: true,
    cell: ({ salesCents }) => formatMinorUnits(salesCents, currency),
  },
];

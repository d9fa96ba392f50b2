import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { StoreGiftCard } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { EmailAddress } from '../../controls/email-address.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { codeLabel, giftCardStatusLabels, giftCardStatusTones } from './gift-card-labels.ts';

const recipientOf = ({ recipientName, recipientEmail }: StoreGiftCard): ReactNode =>
  recipientName || <EmailAddress address={recipientEmail} />;

/** The columns of the list of gift cards. */
export const giftCardColumns = (identifier: string): readonly Column<StoreGiftCard>[] => [
  {
    title: 'Code',
    nameOf: ({ codeEnd }) => codeLabel(codeEnd),
    cell: (giftCard) => (
      <>
        <Link
          to="/$identifier/gift-cards/$giftCardId"
          params={{ identifier, giftCardId: giftCard.id }}
          className={rowLinkClass}
        >
          {codeLabel(giftCard.codeEnd)}
        </Link>
        <span className={belowClass}>{recipientOf(giftCard)}</span>
      </>
    ),
  },
  { title: 'Recipient', isWide: true, cell: recipientOf },
  { title: 'Issued', kind: 'quiet', isWide: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    title: 'Status',
    cell: ({ status }) => (
      <Badge tone={giftCardStatusTones[status]}>{giftCardStatusLabels[status]}</Badge>
    ),
  },
  {
    title: 'Balance',
    kind: 'number',
    cell: ({ balanceCents, initialCents, currency }) =>
      `${formatMinorUnits(balanceCents, currency)} / ${formatMinorUnits(initialCents, currency)}`,
  },
];

import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { StoreGiftCard } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { EmailAddress } from '../../controls/email-address.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { storeText } from '../../texts/store-text.ts';
import { codeLabel, giftCardStatusKeys, giftCardStatusTones } from './gift-card-labels.ts';

const recipientOf = ({ recipientName, recipientEmail }: StoreGiftCard): ReactNode =>
  recipientName || <EmailAddress address={recipientEmail} />;

/** The columns of the list of gift cards. */
export const giftCardColumns = (identifier: string): readonly Column<StoreGiftCard>[] => [
  {
    title: storeText('store.code'),
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
  { title: storeText('store.recipient'), isWide: true, cell: recipientOf },
  {
    title: storeText('store.issuedOn'),
    kind: 'quiet',
    isWide: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    title: storeText('store.status'),
    cell: ({ status }) => (
      <Badge tone={giftCardStatusTones[status]}>{storeText(giftCardStatusKeys[status])}</Badge>
    ),
  },
  {
    title: storeText('store.balance'),
    kind: 'number',
    cell: ({ balanceCents, initialCents, currency }) =>
      `${formatMinorUnits(balanceCents, currency)} / ${formatMinorUnits(initialCents, currency)}`,
  },
];

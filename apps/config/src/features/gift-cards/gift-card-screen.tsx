import { Link, useParams } from '@tanstack/react-router';
import {
  changeGiftCard,
  listGiftCards,
  readGiftCard,
  resendGiftCard,
} from '@sitewright/contracts/api';
import type { StoreGiftCard, StoreGiftCardEntry } from '@sitewright/contracts/entities';
import { Mail, PencilLine, Power } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { DataTable, type Column } from '../../controls/data-table.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import {
  codeLabel,
  entryKeys,
  giftCardStatusKeys,
  giftCardStatusTones,
} from './gift-card-labels.ts';
import styles from './gift-cards.module.css';

/** A gift card: its balance, recipient and ledger. */
export function GiftCardScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { giftCardId } = useParams({ from: '/$identifier/framed/gift-cards/$giftCardId' });
  const giftCard = useRead(readGiftCard, { params: { websiteId, giftCardId } });
  return (
    <Reading read={giftCard} problem={storeText('store.giftCardNotLoaded')}>
      {(data) => <GiftCardDetails giftCard={data} />}
    </Reading>
  );
}

type Details = StoreGiftCard & { readonly entries: readonly StoreGiftCardEntry[] };

const entryColumns = (
  identifier: string,
  currency: string,
): readonly Column<StoreGiftCardEntry>[] => [
  {
    title: storeText('store.entry'),
    cell: ({ kind, reason, author, orderId, orderNumber }) => (
      <>
        {storeText(entryKeys[kind])}
        {orderId !== null && (
          <>
            {' · '}
            <Link to="/$identifier/orders/$orderId" params={{ identifier, orderId }}>
              {storeText('store.orderNumber', { number: orderNumber ?? '' })}
            </Link>
          </>
        )}
        {reason !== '' && ` · ${reason}`}
        {author !== '' && ` · ${author}`}
      </>
    ),
  },
  {
    title: storeText('store.date'),
    kind: 'quiet',
    isWide: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    title: storeText('store.amount'),
    kind: 'number',
    cell: ({ amountCents }) => formatMinorUnits(amountCents, currency),
  },
  {
    title: storeText('store.balance'),
    kind: 'number',
    cell: ({ balanceCents }) => formatMinorUnits(balanceCents, currency),
  },
];

function GiftCardDetails({ giftCard }: { readonly giftCard: Details }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { id: giftCardId, currency, isActive, status } = giftCard;
  const [isAdjusting, setAdjusting] = useState(false);
  const [isDeactivating, setDeactivating] = useState(false);
  const change = useSend(changeGiftCard, [readGiftCard, listGiftCards]);
  const resend = useSend(resendGiftCard);
  const params = { websiteId, giftCardId };

  async function setActive(next: boolean) {
    const changed = await change
      .mutateAsync({ params, body: { isActive: next } })
      .catch(() => null);
    setDeactivating(false);
    if (changed !== null)
      toast.success(next ? storeText('store.cardActivated') : storeText('store.cardDeactivated'));
  }
  async function send() {
    const sent = await resend.mutateAsync({ params }).catch(() => null);
    if (sent !== null)
      toast.success(storeText('store.emailedTo', { email: giftCard.recipientEmail }));
  }
  return (
    <Screen
      title={storeText('store.giftCardNamed', { code: codeLabel(giftCard.codeEnd) })}
      parent={
        <Link to="/$identifier/gift-cards" params={{ identifier }} search={{}}>
          {storeText('store.giftCards')}
        </Link>
      }
      description={
        <Badge tone={giftCardStatusTones[status]}>{storeText(giftCardStatusKeys[status])}</Badge>
      }
      width="wide"
      actions={
        <>
          <Button icon={<PencilLine aria-hidden="true" />} onPress={() => setAdjusting(true)}>
            {storeText('store.adjustBalance')}
          </Button>
          <Button
            icon={<Mail aria-hidden="true" />}
            onPress={() => void send()}
            isPending={resend.isPending}
            isDisabled={!isActive}
          >
            {storeText('store.resend')}
          </Button>
          <Button
            icon={<Power aria-hidden="true" />}
            onPress={() => (isActive ? setDeactivating(true) : void setActive(true))}
          >
            {isActive ? storeText('store.deactivate') : storeText('store.activate')}
          </Button>
        </>
      }
    >
      <Problem error={change.error ?? resend.error} />
      <div className={styles.columns}>
        <Card title={storeText('store.history')} isFlush>
          <DataTable
            caption={storeText('store.history')}
            columns={entryColumns(identifier, currency)}
            rows={giftCard.entries}
          />
        </Card>
        <Card title={storeText('store.details')}>
          <dl className={styles.facts}>
            <dt>{storeText('store.balance')}</dt>
            <dd>{formatMinorUnits(giftCard.balanceCents, currency)}</dd>
            <dt>{storeText('store.initialValue')}</dt>
            <dd>{formatMinorUnits(giftCard.initialCents, currency)}</dd>
            <dt>{storeText('store.recipient')}</dt>
            <dd>
              {giftCard.recipientName} {giftCard.recipientEmail}
            </dd>
            {giftCard.senderName !== '' && (
              <>
                <dt>{storeText('store.sender')}</dt>
                <dd>{giftCard.senderName}</dd>
              </>
            )}
            <dt>
              {giftCard.deliveredAt === null
                ? storeText('store.deliveryDate')
                : storeText('store.emailedOn')}
            </dt>
            <dd>{formatDateTime(giftCard.deliveredAt ?? giftCard.deliverAt)}</dd>
            {giftCard.expiresAt !== null && (
              <>
                <dt>{storeText('store.expiresOn')}</dt>
                <dd>{formatDateTime(giftCard.expiresAt)}</dd>
              </>
            )}
          </dl>
          {giftCard.message !== '' && <p className={styles.message}>{giftCard.message}</p>}
        </Card>
      </div>
      {isAdjusting && <AdjustDialog giftCard={giftCard} onClose={() => setAdjusting(false)} />}
      <ConfirmDialog
        title={storeText('store.deactivateCard')}
        action={storeText('store.deactivate')}
        isOpen={isDeactivating}
        isPending={change.isPending}
        onClose={() => setDeactivating(false)}
        onConfirm={() => void setActive(false)}
      >
        {storeText('store.deactivateCardText')}
      </ConfirmDialog>
    </Screen>
  );
}

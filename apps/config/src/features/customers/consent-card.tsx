import { listCustomers, readCustomer, recordConsent } from '@sitewright/contracts/api';
import type { CustomerDetails, MarketingConsent } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { consentKeys } from './customer-labels.ts';
import styles from './customers.module.css';

/** What happened and how it came about. */
const describe = ({ isGiven, source, author }: MarketingConsent): string =>
  orderText(consentKeys[source][isGiven ? 'given' : 'withdrawn'], { author });

/** The consent to marketing with its history, and a button to record a change of it, which needs a confirmation. */
export function ConsentCard({
  customer,
  mayChange,
}: {
  readonly customer: CustomerDetails;
  readonly mayChange: boolean;
}): ReactNode {
  const [isChanging, setChanging] = useState(false);
  const { acceptsMarketing, consents } = customer;
  return (
    <Card title={orderText('orders.emailMarketing')}>
      <p>
        {acceptsMarketing ? (
          <Badge tone="success">{orderText('orders.subscribed')}</Badge>
        ) : (
          <Badge>{orderText('orders.notSubscribed')}</Badge>
        )}
      </p>
      {consents.length > 0 && (
        <ol className={styles.entries}>
          {consents.map((consent) => (
            <li key={`${consent.at} ${consent.source}`}>
              <span>{describe(consent)}</span>
              <time className={styles.quiet} dateTime={consent.at}>
                {formatDateTime(consent.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {mayChange && (
        <Button size="small" onPress={() => setChanging(true)}>
          {acceptsMarketing ? orderText('orders.unsubscribe') : orderText('orders.recordConsent')}
        </Button>
      )}
      {isChanging && <ConsentDialog customer={customer} onClose={() => setChanging(false)} />}
    </Card>
  );
}

/** Confirms a change of the consent: its history is evidence, from which nothing can be removed. */
function ConsentDialog({
  customer: { id, email, acceptsMarketing },
  onClose,
}: {
  readonly customer: CustomerDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const record = useSend(recordConsent, [readCustomer, listCustomers]);

  async function run() {
    const params = { websiteId, customerId: id };
    const body = { isGiven: !acceptsMarketing };
    const done = await record.mutateAsync({ params, body }).catch(() => null);
    if (done === null) return;
    toast.success(
      acceptsMarketing
        ? orderText('orders.customerUnsubscribed', { address: email })
        : orderText('orders.consentRecorded'),
    );
    onClose();
  }
  return (
    <ConfirmDialog
      title={
        acceptsMarketing
          ? orderText('orders.unsubscribeQuestion', { address: email })
          : orderText('orders.recordConsentQuestion', { address: email })
      }
      action={
        acceptsMarketing ? orderText('orders.unsubscribe') : orderText('orders.recordConsent')
      }
      isOpen
      isDangerous={acceptsMarketing}
      isPending={record.isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {acceptsMarketing
        ? orderText('orders.unsubscribeText')
        : orderText('orders.recordConsentText')}
      <Problem error={record.error} />
    </ConfirmDialog>
  );
}

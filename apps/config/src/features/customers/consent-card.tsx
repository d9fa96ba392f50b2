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
import { sourceLabels } from './customer-labels.ts';
import styles from './customers.module.css';

const describe = ({ isGiven, source, author }: MarketingConsent): string =>
  `${isGiven ? 'Agreed' : 'Unsubscribed'} ${sourceLabels[source]}${author === '' ? '' : ` ${author}`}`;

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
    <Card title="Email marketing">
      <p>
        {acceptsMarketing ? (
          <Badge tone="success">Subscribed</Badge>
        ) : (
          <Badge>Not subscribed</Badge>
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
          {acceptsMarketing ? 'Unsubscribe' : 'Record consent'}
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
    toast.success(acceptsMarketing ? `${email} is unsubscribed` : 'The consent is recorded');
    onClose();
  }
  return (
    <ConfirmDialog
      title={acceptsMarketing ? `Unsubscribe ${email}?` : `Record the consent of ${email}?`}
      action={acceptsMarketing ? 'Unsubscribe' : 'Record consent'}
      isOpen
      isDangerous={acceptsMarketing}
      isPending={record.isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {acceptsMarketing
        ? 'This customer gets no more marketing emails until they agree again.'
        : 'Record it only if this customer has agreed to marketing emails.'}{' '}
      The history shows your name and the time, and cannot be changed.
      <Problem error={record.error} />
    </ConfirmDialog>
  );
}

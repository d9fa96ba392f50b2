import { listCustomers, readCustomer, recordConsent } from '@sitewright/contracts/api';
import type { CustomerDetails, MarketingConsent } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { sourceLabels } from './customer-labels.ts';
import styles from './customers.module.css';

const describe = ({ isGiven, source, author }: MarketingConsent): string =>
  `${isGiven ? 'Agreed' : 'Unsubscribed'} ${sourceLabels[source]}${author === '' ? '' : ` ${author}`}`;

/** The consent to marketing with its history, and a button to record a change of it. */
export function ConsentCard({
  customer,
  mayChange,
}: {
  readonly customer: CustomerDetails;
  readonly mayChange: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const record = useSend(recordConsent, [readCustomer, listCustomers]);
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
      <Problem error={record.error} isBox={false} />
      {mayChange && (
        <Button
          size="small"
          isPending={record.isPending}
          onPress={() =>
            record.mutate({
              params: { websiteId, customerId: customer.id },
              body: { isGiven: !acceptsMarketing },
            })
          }
        >
          {acceptsMarketing ? 'Unsubscribe' : 'Record consent'}
        </Button>
      )}
    </Card>
  );
}

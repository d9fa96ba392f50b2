import { readStripeAccount, type StripeAccountView } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { DisconnectStripe } from './disconnect-stripe.tsx';
import styles from './payments.module.css';
import { StripeKeysForm } from './stripe-keys-form.tsx';

/** The Stripe account of the website: its keys are entered here, and nobody can read the secret ones again. */
export function StripeCard(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readStripeAccount, { params: { websiteId } });
  return (
    <Reading read={read} problem="The Stripe account could not be loaded.">
      {(account) =>
        account.availability === 'notOffered' ? null : <StripeAccount account={account} />
      }
    </Reading>
  );
}

function StripeAccount({ account }: { readonly account: StripeAccountView }): ReactNode {
  const { availability, connection } = account;
  const mayChange = usePermissions()('payments.connect');
  const [isReplacing, setReplacing] = useState(false);
  const isFormShown = mayChange && (connection === null || isReplacing);
  return (
    <Card
      title="Stripe"
      actions={
        connection !== null && (
          <Badge tone={connection.isLive ? 'success' : 'warning'}>
            {connection.isLive ? 'Live' : 'Test keys'}
          </Badge>
        )
      }
    >
      {availability === 'noEncryptionKey' ? (
        <NoEncryptionKey />
      ) : (
        <>
          {connection === null ? <p>{introduction}</p> : <Connection connection={connection} />}
          {isFormShown && (
            <StripeKeysForm
              account={account}
              onDone={() => setReplacing(false)}
              {...(connection === null ? {} : { onCancel: () => setReplacing(false) })}
            />
          )}
          {mayChange && connection !== null && !isReplacing && (
            <div className={styles.actions}>
              <Button onPress={() => setReplacing(true)}>Replace keys</Button>
              <DisconnectStripe accountName={connection.accountName} />
            </div>
          )}
          {!mayChange && connection === null && (
            <p>The owner and administrators can connect an account.</p>
          )}
        </>
      )}
    </Card>
  );
}

const introduction =
  'Accept cards, Apple Pay, Google Pay, Link and Klarna. The money goes to your own Stripe account, and card data never reaches this website.';

/** What the operator of the server has to do. */
const NoEncryptionKey = (): ReactNode => (
  <p>
    This server cannot store payment keys yet. Ask its operator to set <code>ENCRYPTION_KEYS</code>,
    for example to the output of <code>echo &quot;2026:$(openssl rand -base64 32)&quot;</code>, and
    to restart the server.
  </p>
);

function Connection({
  connection,
}: {
  readonly connection: NonNullable<StripeAccountView['connection']>;
}): ReactNode {
  const { accountName, accountId, publishableKey, isLive, connectedAt, lastEventAt } = connection;
  return (
    <>
      {!isLive && (
        <p className={styles.warning}>
          Cards are not charged with test keys. Replace them before you sell.
        </p>
      )}
      <dl className={styles.facts}>
        <dt>Account</dt>
        <dd>
          {accountName} <code>{accountId}</code>
        </dd>
        <dt>Publishable key</dt>
        <dd>
          <code>{publishableKey}</code>
        </dd>
        <dt>Secret keys</dt>
        <dd>Stored encrypted since {formatDateTime(connectedAt)}. Nobody can read them again.</dd>
        <dt>Last event</dt>
        <dd>
          {lastEventAt === null
            ? 'None has arrived yet. Send a test event from your Stripe dashboard.'
            : formatDateTime(lastEventAt)}
        </dd>
      </dl>
    </>
  );
}

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
import { storeText } from '../../texts/store-text.ts';
import { DisconnectStripe } from './disconnect-stripe.tsx';
import styles from './payments.module.css';
import { StripeKeysForm } from './stripe-keys-form.tsx';

/** The Stripe account of the website: its keys are entered here, and nobody can read the secret ones again. */
export function StripeCard(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readStripeAccount, { params: { websiteId } });
  return (
    <Reading read={read} problem={storeText('store.stripeNotLoaded')}>
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
            {connection.isLive ? storeText('store.stripeLive') : storeText('store.stripeTest')}
          </Badge>
        )
      }
    >
      {availability === 'noEncryptionKey' ? (
        <NoEncryptionKey />
      ) : (
        <>
          {connection === null ? (
            <p>{storeText('store.stripeIntroduction')}</p>
          ) : (
            <Connection connection={connection} />
          )}
          {isFormShown && (
            <StripeKeysForm
              account={account}
              onDone={() => setReplacing(false)}
              {...(connection === null ? {} : { onCancel: () => setReplacing(false) })}
            />
          )}
          {mayChange && connection !== null && !isReplacing && (
            <div className={styles.actions}>
              <Button onPress={() => setReplacing(true)}>{storeText('store.replaceKeys')}</Button>
              <DisconnectStripe accountName={connection.accountName} />
            </div>
          )}
          {!mayChange && connection === null && <p>{storeText('store.stripeReadOnly')}</p>}
        </>
      )}
    </Card>
  );
}

/** The code in the text that says what the operator of the server has to do. */
const setUpCode = {
  '{variable}': 'ENCRYPTION_KEYS',
  '{command}': 'echo "2026:$(openssl rand -base64 32)"',
} as const;

function NoEncryptionKey(): ReactNode {
  const text = storeText('store.noEncryptionKey', {
    variable: '{variable}',
    command: '{command}',
  });
  return (
    <p>
      {text
        .split(/(\{\w+\})/)
        .map((part) =>
          part === '{variable}' || part === '{command}' ? (
            <code key={part}>{setUpCode[part]}</code>
          ) : (
            part
          ),
        )}
    </p>
  );
}

function Connection({
  connection,
}: {
  readonly connection: NonNullable<StripeAccountView['connection']>;
}): ReactNode {
  const { accountName, accountId, publishableKey, isLive, connectedAt, lastEventAt } = connection;
  return (
    <>
      {!isLive && <p className={styles.warning}>{storeText('store.testKeysWarning')}</p>}
      <dl className={styles.facts}>
        <dt>{storeText('store.account')}</dt>
        <dd>
          {accountName} <code>{accountId}</code>
        </dd>
        <dt>{storeText('store.publishableKey')}</dt>
        <dd>
          <code>{publishableKey}</code>
        </dd>
        <dt>{storeText('store.secretKeys')}</dt>
        <dd>{storeText('store.keysStored', { date: formatDateTime(connectedAt) })}</dd>
        <dt>{storeText('store.lastEvent')}</dt>
        <dd>{lastEventAt === null ? storeText('store.noEvent') : formatDateTime(lastEventAt)}</dd>
      </dl>
    </>
  );
}

import {
  connectStripe,
  listPayments,
  readStripeAccount,
  type StripeAccountView,
} from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../controls/button.tsx';
import { CopyButton } from '../../controls/copy-button.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { ShownErrors } from '../../controls/shown-errors.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import styles from './payments.module.css';

interface StripeKeysFormProps {
  readonly account: StripeAccountView;
  readonly onDone: () => void;
  /** Absent while there is no account to return to. */
  readonly onCancel?: () => void;
}

const noKeys = { publishableKey: '', secretKey: '', webhookSecret: '' };

const help = {
  publishableKey: 'store.publishableKeyHelp',
  secretKey: 'store.secretKeyHelp',
  webhookSecret: 'store.webhookSecretHelp',
} as const;

/** The keys of an account. They are verified with Stripe, stored encrypted and never shown again. */
export function StripeKeysForm({ account, onDone, onCancel }: StripeKeysFormProps): ReactNode {
  const { id: websiteId } = useSite();
  const [keys, setKeys] = useState(noKeys);
  const connect = useSendWithFreshLogin(connectStripe, [readStripeAccount, listPayments]);
  const errors = fieldErrors(connect.error);
  const isComplete = Object.values(keys).every((key) => key.trim() !== '');

  async function save(): Promise<void> {
    const connected = await connect.run({ params: { websiteId }, body: keys });
    if (connected === null) return;
    setKeys(noKeys);
    onDone();
    toast(
      storeText('store.connectedTo', { account: connected.connection?.accountName ?? 'Stripe' }),
    );
  }

  const field = (name: keyof typeof noKeys, label: string, isSecret: boolean) => (
    <TextField
      label={label}
      type={isSecret ? 'password' : 'text'}
      autoComplete="off"
      value={keys[name]}
      onChange={(value) => setKeys((before) => ({ ...before, [name]: value }))}
      error={errors[name]}
      help={storeText(help[name])}
      isCode
      isRequired
    />
  );

  return (
    <ShownErrors>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.endpoint}>
          <p>{storeText('store.addEndpoint')}</p>
          <p className={styles.copied}>
            <code>{account.webhookUrl}</code>
            <CopyButton label={storeText('store.copyUrl')} text={account.webhookUrl} />
          </p>
          <p className={styles.copied}>
            <code>{account.eventTypes.join(', ')}</code>
            <CopyButton
              label={storeText('store.copyEvents')}
              text={account.eventTypes.join(', ')}
            />
          </p>
        </div>
        {field('publishableKey', storeText('store.publishableKey'), false)}
        {field('secretKey', storeText('store.secretKey'), true)}
        {field('webhookSecret', storeText('store.signingSecret'), true)}
        <FormProblem error={connect.error} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            isPending={connect.isPending}
            isDisabled={!isComplete}
          >
            {connect.isPending ? storeText('store.verifying') : storeText('store.verifyAndConnect')}
          </Button>
          {onCancel !== undefined && (
            <Button onPress={onCancel}>{storeText('store.cancel')}</Button>
          )}
        </div>
      </form>
      {connect.question}
    </ShownErrors>
  );
}

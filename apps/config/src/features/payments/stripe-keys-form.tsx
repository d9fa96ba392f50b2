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
  publishableKey: 'In your Stripe dashboard under Developers, API keys.',
  secretKey:
    'On the same page. A restricted key needs write access to payment intents and refunds, and read access to disputes and the account.',
  webhookSecret: 'Stripe shows it once the endpoint above exists.',
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
    toast(`Connected to ${connected.connection?.accountName ?? 'Stripe'}.`);
  }

  const field = (name: keyof typeof noKeys, label: string, isSecret: boolean) => (
    <TextField
      label={label}
      type={isSecret ? 'password' : 'text'}
      autoComplete="off"
      value={keys[name]}
      onChange={(value) => setKeys((before) => ({ ...before, [name]: value }))}
      error={errors[name]}
      help={help[name]}
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
          <p>
            First, add an endpoint in your Stripe dashboard under Developers, Webhooks, with this
            URL and these events:
          </p>
          <p className={styles.copied}>
            <code>{account.webhookUrl}</code>
            <CopyButton label="Copy URL" text={account.webhookUrl} />
          </p>
          <p className={styles.copied}>
            <code>{account.eventTypes.join(', ')}</code>
            <CopyButton label="Copy events" text={account.eventTypes.join(', ')} />
          </p>
        </div>
        {field('publishableKey', 'Publishable key', false)}
        {field('secretKey', 'Secret key', true)}
        {field('webhookSecret', 'Signing secret of the endpoint', true)}
        <FormProblem error={connect.error} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            isPending={connect.isPending}
            isDisabled={!isComplete}
          >
            {connect.isPending ? 'Verifying with Stripe' : 'Verify and connect'}
          </Button>
          {onCancel !== undefined && <Button onPress={onCancel}>Cancel</Button>}
        </div>
      </form>
      {connect.question}
    </ShownErrors>
  );
}
